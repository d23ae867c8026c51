/** A name that no other change has, for one that may be sent again. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
