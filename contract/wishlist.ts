import type { z } from 'zod';
import type { wishlistSchema } from './wishlist.schema.ts';

export type Wishlist = z.output<typeof wishlistSchema>;
export type WishlistItem = Wishlist['items'][number];
