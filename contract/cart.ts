import type { z } from 'zod';
import type { cartSchema } from './cart.schema.ts';

export type Cart = z.output<typeof cartSchema>;
export type CartItem = Cart['items'][number];

export const MIN_CART_QUANTITY = 1;
export const MAX_CART_QUANTITY = 9999;
