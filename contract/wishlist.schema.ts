import { z } from 'zod';
import { anyGtin, gtinReply, ofGtin } from './gtin.schema.ts';
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

export const wishlistContract = {
  list: endpoint('GET /api/wishlist', 'user', 'The wishlist', { reply: wishlistSchema }),
  add: endpoint(
    'POST /api/wishlist/add',
    'user',
    'Keep a product, at most 2,000; keeping it again changes nothing',
    {
      body: ofGtin,
      reply: wishlistSchema,
    },
  ),
  remove: endpoint(
    'DELETE /api/wishlist/remove',
    'user',
    'Forget a product, in all groups too; gtin in the body or the query',
    {
      query: anyGtin,
      body: anyGtin,
      reply: wishlistSchema.extend({
        message: z.string(),
        /** Names of the groups it was in. */
        removed_from_groups: z.array(z.string()),
      }),
    },
  ),
  clear: endpoint('DELETE /api/wishlist/clear', 'user', 'Forget every product, in all groups too', {
    reply: wishlistSchema,
  }),
};

export type Wishlist = z.output<typeof wishlistSchema>;
export type WishlistItem = Wishlist['items'][number];
