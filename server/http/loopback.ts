/** Addresses of this machine alone. */
export const LOOPBACK = /^(?:(?:::ffff:)?127\.|::1$)/;
