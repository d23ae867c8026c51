/**
 * Trade items answered at most, the nearest first. Real hierarchies have a dozen; one product in hundreds of display
 * modules hangs together with half an assortment, too much to read as one picture.
 */
export const MAX_HIERARCHY_NODES = 300;

/** The only kind of relationship: from the containing trade item to the contained one. */
export const CONTAINS = 'CONTAINS';
