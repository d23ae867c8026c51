import { t } from 'ttag';
import { z } from 'zod';
import { MAX_CART_QUANTITY, MIN_CART_QUANTITY } from './cart.ts';
import { onDay } from './day-and-places.schema.ts';
import { anyGtin, gtinSchema } from './gtin.schema.ts';
import { endpoint } from './http/endpoint.ts';
import { idempotencyKey } from './idempotency-key.schema.ts';
import { listedProduct, newItemNote, noteChange } from './item-note.schema.ts';

const QUANTITY_RULE = {
  error: () => t`Must be a whole number from ${MIN_CART_QUANTITY} to ${MAX_CART_QUANTITY}`,
};
const quantitySchema = z
  .number(QUANTITY_RULE)
  .int(QUANTITY_RULE)
  .min(MIN_CART_QUANTITY, QUANTITY_RULE)
  .max(MAX_CART_QUANTITY, QUANTITY_RULE);

export const cartSchema = z.object({
  /** The last added first. */
  items: z.array(z.object({ id: z.uuid(), quantity: z.number().int(), ...listedProduct })),
});

export const cartContract = {
  list: endpoint('GET /api/cart', 'user', 'The cart', { query: onDay, reply: cartSchema }),
  add: endpoint(
    'POST /api/cart/add',
    'user',
    'Add to the quantity in the cart, of at most 1,000 products; with an idempotency key at most once a key and day',
    {
      body: z.object({
        gtin: gtinSchema,
        quantity: quantitySchema.default(MIN_CART_QUANTITY),
        /** Kept where the item has none yet. */
        ...newItemNote,
        idempotency_key: idempotencyKey,
      }),
      reply: cartSchema,
    },
  ),
  update: endpoint('PUT /api/cart/update', 'user', 'Set the quantity of an item', {
    body: z.object({ gtin: gtinSchema, quantity: quantitySchema }),
    reply: cartSchema,
  }),
  note: endpoint(
    'PUT /api/cart/note',
    'user',
    'Write a note or a tag beside an item; absent fields stay, null takes away',
    { body: noteChange, reply: cartSchema },
  ),
  exchange: endpoint(
    'POST /api/cart/exchange',
    'user',
    'Take a quantity of one product out and put a quantity of another in: both, or neither; with an idempotency key once a key and day',
    {
      body: z.object({
        gtin: gtinSchema,
        /** How many of it go; what the cart holds beyond that stays. */
        quantity: quantitySchema,
        to_gtin: gtinSchema,
        /** How many come in its place, added to those that are there. */
        to_quantity: quantitySchema,
        idempotency_key: idempotencyKey,
      }),
      reply: cartSchema,
    },
  ),
  remove: endpoint('DELETE /api/cart/remove', 'user', 'Take an item out; gtin in the body or the query', {
    query: anyGtin,
    body: anyGtin,
    reply: cartSchema,
  }),
  clear: endpoint('DELETE /api/cart/clear', 'user', 'Empty the cart', { reply: cartSchema }),
};

export type Cart = z.output<typeof cartSchema>;
export type CartItem = Cart['items'][number];
