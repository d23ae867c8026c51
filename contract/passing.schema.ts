import { z } from 'zod';
import { endpoint } from './http/endpoint.ts';
import { MAX_PASSING_ORDERS } from './orders.ts';

export const passingOrders = endpoint(
  'GET /api/orders/passing',
  'user',
  `How many lines of one's own orders pass Smart Snack by its current rules, of at most ${MAX_PASSING_ORDERS} orders`,
  {
    query: z.object({
      order: z
        .array(z.uuid('Order not found'))
        .max(MAX_PASSING_ORDERS, `At most ${MAX_PASSING_ORDERS} orders at once`),
    }),
    reply: z.object({
      /** Orders with lines that it applies to; lines without a product, set aside or merged count nowhere. */
      orders: z.array(z.object({ id: z.uuid(), pass: z.int(), fail: z.int(), unknown: z.int() })),
    }),
  },
);
