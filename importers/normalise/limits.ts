/** Characters kept of a name; longer ones are descriptions in the wrong place. */
export const LONGEST_NAME = 500;
export const LONGEST_BRAND = 200;
