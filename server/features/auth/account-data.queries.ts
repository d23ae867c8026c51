import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/** What people keep and bring under an account, with its personal tokens and webhooks but for their hashes and secrets. */
export async function listAccountData(db: Db, userId: string) {
  const cart = db.selectFrom('cart_items').select(['gtin', 'quantity', 'added_at', 'note', 'tag']);
  const wishlist = db.selectFrom('wishlist_items').select(['gtin', 'added_at', 'note', 'tag']);
  const groups = db
    .selectFrom('wishlist_groups')
    .select(['id', 'name', 'description', 'is_public', 'created_at', 'updated_at']);
  const groupItems = db
    .selectFrom('wishlist_group_items')
    .select(['group_id', 'gtin', 'added_at', 'note', 'tag']);
  const followed = db.selectFrom('wishlist_group_followers').select(['group_id', 'followed_at']);
  const memberships = db.selectFrom('wishlist_group_members').select(['group_id', 'role', 'joined_at']);
  const invitations = db
    .selectFrom('wishlist_group_invitations')
    .innerJoin('wishlist_groups', 'wishlist_groups.id', 'group_id')
    .select(['group_id', 'email', 'role', 'sent_at', 'expires_at']);
  const events = db
    .selectFrom('wishlist_group_events')
    .select(['group_id', 'at', 'kind', 'gtins', 'detail'])
    .orderBy('id');
  const groupLinks = db
    .selectFrom('wishlist_group_links')
    .innerJoin('wishlist_groups', 'wishlist_groups.id', 'group_id')
    .select(['group_id', 'wishlist_group_links.created_at']);
  const orders = db.selectFrom('orders').select(['id', 'name', 'origin', 'created_at']);
  const lines = db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .selectAll('order_lines')
    .orderBy('order_id')
    .orderBy('line');
  const tokens = db
    .selectFrom('api_tokens')
    .select(['id', 'name', 'scope', 'created_at', 'expires_at', 'last_used_at']);
  const webhooks = db
    .selectFrom('webhooks')
    .select(['id', 'url', 'created_at', 'is_paused', 'sequence', 'last_delivered_at', 'disabled_at']);
  const searches = db.selectFrom('saved_searches').select(['name', 'address', 'query', 'created_at']);
  const links = db.selectFrom('scorecard_links').select(['kind', 'order_id', 'group_id', 'created_at']);
  const watches = db
    .selectFrom('watches')
    .select(['kind', 'gtin', 'group_id', 'order_id', 'search_id', 'key', 'created_at']);
  const settings = db.selectFrom('watch_settings').select(['is_mailed', 'seen_to']);
  const choice = db
    .selectFrom('standard_choices')
    .select(['standards', 'places', sql<string | null>`day::text`.as('day')]);
  return {
    cart_items: await cart.where('user_id', '=', userId).execute(),
    wishlist_items: await wishlist.where('user_id', '=', userId).execute(),
    wishlist_groups: await groups.where('owner_id', '=', userId).execute(),
    wishlist_group_items: await groupItems.where('owner_id', '=', userId).execute(),
    followed_groups: await followed.where('user_id', '=', userId).execute(),
    wishlist_group_members: await memberships.where('user_id', '=', userId).execute(),
    wishlist_group_invitations: await invitations.where('owner_id', '=', userId).execute(),
    wishlist_group_events: await events.where('actor_id', '=', userId).execute(),
    wishlist_group_links: await groupLinks.where('owner_id', '=', userId).execute(),
    orders: await orders.where('user_id', '=', userId).execute(),
    order_lines: await lines.where('orders.user_id', '=', userId).execute(),
    standard_choices: await choice.where('user_id', '=', userId).execute(),
    watches: await watches.where('user_id', '=', userId).execute(),
    watch_settings: await settings.where('user_id', '=', userId).execute(),
    saved_searches: await searches.where('user_id', '=', userId).execute(),
    scorecard_links: await links.where('user_id', '=', userId).execute(),
    tokens: await tokens.where('user_id', '=', userId).execute(),
    webhooks: await webhooks.where('user_id', '=', userId).execute(),
  };
}
