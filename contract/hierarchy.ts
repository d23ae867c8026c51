import type { z } from 'zod';
import type { hierarchyNodeSchema, hierarchyReply, relationshipSchema } from './hierarchy.schema.ts';

/** Trade items that contain one another, as far as they hang together with the one that was asked for. */
export type Hierarchy = z.output<typeof hierarchyReply>;
export type HierarchyNode = z.output<typeof hierarchyNodeSchema>;
/** `source` contains `quantity` of `target`. */
export type HierarchyRelationship = z.output<typeof relationshipSchema>;

/**
 * Trade items answered at most, the nearest first. Real hierarchies have a dozen; one product in hundreds of display
 * modules hangs together with half an assortment, which nobody reads as one picture.
 */
export const MAX_HIERARCHY_NODES = 300;

/** The only kind of relationship: from the containing trade item to the contained one. */
export const CONTAINS = 'CONTAINS';
