import { z } from 'zod';
import { onDay } from './day-and-places.schema.ts';
import { anyGtin, exchangeOfGtins, ofGtin } from './gtin.schema.ts';
import { endpoint } from './http/endpoint.ts';
import { itemNoteReply, listedProduct, newItemNote, noteChange } from './item-note.schema.ts';

/** A group with what is written beside the item there. */
const groupMentionSchema = z.object({ id: z.uuid(), name: z.string(), ...itemNoteReply });

export const wishlistSchema = z.object({
  /** The last added first. */
  items: z.array(
    z.object({
      id: z.uuid(),
      /** One's own groups it is in. */
      groups: z.array(groupMentionSchema),
      ...listedProduct,
    }),
  ),
});

export const wishlistContract = {
  list: endpoint('GET /api/wishlist', 'user', 'The wishlist', { query: onDay, reply: wishlistSchema }),
  add: endpoint(
    'POST /api/wishlist/add',
    'user',
    'Keep a product, at most 2,000; keeping it again changes nothing',
    {
      body: ofGtin.extend(newItemNote),
      reply: wishlistSchema,
    },
  ),
  note: endpoint(
    'PUT /api/wishlist/note',
    'user',
    'Write a note or a tag beside an item; absent fields stay, null takes away',
    { body: noteChange, reply: wishlistSchema },
  ),
  exchange: endpoint(
    'POST /api/wishlist/exchange',
    'user',
    "Put one product in the place of another, in one's own groups too",
    { body: exchangeOfGtins, reply: wishlistSchema },
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
