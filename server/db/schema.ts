import type { Generated, JSONColumnType, Kysely } from 'kysely';
import type { GroupEventDetail, GroupEventKind, GroupRole } from '#contract/wishlist-groups.ts';
import type { AccountTables } from './account-tables.ts';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { WatchTables } from './watch-tables.ts';

/** Every table, as the migrations leave them. */
export type Database = CatalogueTables &
  AccountTables &
  ListTables &
  OrderTables &
  WatchTables &
  ContactTables;

export type Db = Kysely<Database>;

/** Null, or absent from an insert: none. */
type Note = Generated<string | null>;

/** Tables of carts, wishlists and groups (0004_lists.sql, 0008_public_groups.sql, 0024, 0026, 0027, 0033). */
interface ListTables {
  cart_items: {
    id: string;
    user_id: string;
    gtin: string;
    quantity: number;
    added_at: Date;
    note: Note;
    tag: Note;
  };
  idempotency_keys: {
    user_id: string;
    change: 'add' | 'exchange';
    key: string;
    taken_at: Date;
  };
  wishlist_items: {
    id: string;
    user_id: string;
    gtin: string;
    added_at: Date;
    note: Note;
    tag: Note;
  };
  wishlist_groups: {
    id: string;
    owner_id: string;
    name: string;
    description: string | null;
    is_public: boolean;
    created_at: Date;
    updated_at: Date;
    /** Followers and members, kept by a trigger. */
    other_count: Generated<number>;
  };
  wishlist_group_items: {
    group_id: string;
    owner_id: string;
    gtin: string;
    added_at: Date;
    note: Note;
    tag: Note;
  };
  wishlist_group_links: {
    id: string;
    group_id: string;
    token_hash: Buffer;
    created_at: Date;
  };
  wishlist_group_members: {
    id: string;
    group_id: string;
    user_id: string;
    role: GroupRole;
    joined_at: Date;
  };
  wishlist_group_invitations: {
    id: string;
    group_id: string;
    email: string;
    email_key: string;
    role: GroupRole;
    token_hash: Buffer;
    sent_at: Date;
    expires_at: Date;
  };
  wishlist_group_events: {
    id: Generated<number>;
    group_id: string;
    at: Date;
    kind: GroupEventKind;
    actor_id: string | null;
    member_id: string | null;
    gtins: string[];
    detail: JSONColumnType<GroupEventDetail>;
  };
  wishlist_group_followers: {
    group_id: string;
    user_id: string;
    followed_at: Date;
  };
}

/** The table of messages from the contact page (0005_contact.sql). */
interface ContactTables {
  contact_messages: {
    id: string;
    name: string;
    email: string;
    message: string;
    client_hash: Buffer | null;
    created_at: Date;
  };
}
