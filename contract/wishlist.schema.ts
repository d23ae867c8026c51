import { z } from 'zod';
import { gtinReply, gtinSchema } from './gtin.schema.ts';
import { endpoint } from './http/endpoint.ts';
import { productSchema } from './product.schema.ts';

const groupMentionSchema = z.object({ id: z.uuid(), name: z.string() });

export const wishlistSchema = z.object({
  /** The last added first. */
  items: z.array(
    z.object({
      id: z.uuid(),
      gtin: gtinReply,
      /** One's own groups it is in. */
      groups: z.array(groupMentionSchema),
      /** null where the product has left the catalogue. */
      product: productSchema.nullable(),
    }),
  ),
});

const anyGtin = z.object({ gtin: gtinSchema.optional() });

export const wishlistContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/wishlist',
    access: 'user',
    summary: 'The wishlist',
    reply: wishlistSchema,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/wishlist/add',
    access: 'user',
    summary: 'Keep a product; keeping it again changes nothing',
    body: z.object({ gtin: gtinSchema }),
    reply: wishlistSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/wishlist/remove',
    access: 'user',
    summary: 'Forget a product, in all groups too; gtin in the body or the query',
    query: anyGtin,
    body: anyGtin,
    reply: wishlistSchema.extend({
      message: z.string(),
      /** Names of the groups it was in. */
      removed_from_groups: z.array(z.string()),
    }),
  }),
  clear: endpoint({
    method: 'DELETE',
    path: '/api/wishlist/clear',
    access: 'user',
    summary: 'Forget every product, in all groups too',
    reply: wishlistSchema,
  }),
};

export type Wishlist = z.output<typeof wishlistSchema>;
export type WishlistItem = Wishlist['items'][number];
