/** Products that one picture shows. */
export const MAX_POINTS = 2_000;
