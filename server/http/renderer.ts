/** The address that the calls of a page being rendered come from: none of a network. */
export const RENDERER = 'renderer';
