import type { Generated } from 'kysely';

interface CartItemsTable {
  id: string;
  user_id: string;
  gtin: string;
  quantity: number;
  added_at: Date;
}

interface CartAddKeysTable {
  user_id: string;
  key: string;
  added_at: Date;
}

interface WishlistItemsTable {
  id: string;
  user_id: string;
  gtin: string;
  added_at: Date;
}

interface WishlistGroupsTable {
  id: string;
  owner_id: string;
  name: string;
  description: string | null;
  is_public: boolean;
  share_token: string | null;
  created_at: Date;
  updated_at: Date;
  /** Kept by a trigger. */
  follower_count: Generated<number>;
}

interface WishlistGroupItemsTable {
  group_id: string;
  owner_id: string;
  gtin: string;
  added_at: Date;
}

interface WishlistGroupFollowersTable {
  group_id: string;
  user_id: string;
  followed_at: Date;
}

/** Tables of carts, wishlists and groups (0004_lists.sql, 0007_cart_add_keys.sql, 0008_public_groups.sql). */
export interface ListTables {
  cart_items: CartItemsTable;
  cart_add_keys: CartAddKeysTable;
  wishlist_items: WishlistItemsTable;
  wishlist_groups: WishlistGroupsTable;
  wishlist_group_items: WishlistGroupItemsTable;
  wishlist_group_followers: WishlistGroupFollowersTable;
}
