import { z } from 'zod';
import { gtinReply, ofGtin } from './gtin.schema.ts';
import { CONTAINS } from './hierarchy.ts';
import { endpoint } from './http/endpoint.ts';
import { PRODUCT_TYPES } from './product.ts';

export const hierarchyNodeSchema = z.object({
  gtin: gtinReply,
  name: z.string().nullable(),
  product_type: z.enum(PRODUCT_TYPES).nullable(),
  nutrient_available: z.boolean(),
  allergen_available: z.boolean(),
  normalized_name: z.string().nullable(),
  gpc_code: z.string().nullable(),
  family_title: z.string().nullable(),
  /** false: another trade item names it as its content, and no source describes it. */
  in_catalogue: z.boolean(),
});

export const relationshipSchema = z.object({
  /** The containing trade item. */
  source: gtinReply,
  /** The contained one. */
  target: gtinReply,
  type: z.literal(CONTAINS),
  /** How many of the contained one are in one of the containing. */
  quantity: z.number().int().positive(),
});

export const hierarchyReply = z.object({
  /** The trade item that was asked for first, then by distance from it. Alone where nothing contains or is in it. */
  nodes: z.array(hierarchyNodeSchema),
  relationships: z.array(relationshipSchema),
  /** Whether there are more trade items than `node_limit`, so that the farthest are missing. */
  truncated: z.boolean(),
  node_limit: z.number().int().positive(),
});

export const hierarchyContract = {
  get: endpoint(
    'GET /api/neo4j/hierarchy/{gtin}',
    'public',
    'Trade items that contain a trade item or are contained in it',
    { params: ofGtin, reply: hierarchyReply },
  ),
};

/** Trade items that contain one another, as far as they hang together with the one that was asked for. */
export type Hierarchy = z.output<typeof hierarchyReply>;
export type HierarchyNode = z.output<typeof hierarchyNodeSchema>;

/** `source` contains `quantity` of `target`. */
export type HierarchyRelationship = z.output<typeof relationshipSchema>;
