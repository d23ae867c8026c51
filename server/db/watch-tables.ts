import type { Generated, JSONColumnType } from 'kysely';
import type { LawPlace } from '#contract/ingredient-laws.ts';
import type { Source } from '#contract/product.ts';
import type { FieldChange } from '#contract/product-changes.ts';
import type { RuleBook, RuleChange } from '#contract/rule-changes.ts';
import type { WatchKind } from '#contract/watches.ts';

/** Tables of watching (0023_watches.sql, 0030_watched_rules.sql). */
export interface WatchTables {
  watches: {
    id: string;
    user_id: string;
    kind: WatchKind;
    gtin: string | null;
    group_id: string | null;
    order_id: string | null;
    search_id: string | null;
    /** Of a standard, a law or a place of laws. */
    key: string | null;
    created_at: Date;
    is_too_large: Generated<boolean>;
  };
  watched_search_products: {
    watch_id: string;
    gtin: string;
  };
  product_changes: {
    id: Generated<number>;
    gtin: string;
    name: string;
    changed_at: Generated<Date>;
    source: Source | null;
    changes: JSONColumnType<FieldChange[]>;
    watch_id: string | null;
  };
  rule_books: {
    key: string;
    book: JSONColumnType<RuleBook>;
    told_to: string;
  };
  rule_changes: {
    id: Generated<number>;
    key: string;
    title: string;
    place: LawPlace | null;
    changed_at: Date;
    changes: JSONColumnType<RuleChange[]>;
  };
  watch_settings: {
    user_id: string;
    seen_to: number;
    mailed_to: number;
    is_mailed: Generated<boolean>;
    next_mail_at: Date;
    unsubscribe_token: string;
  };
}
