import type { JSONColumnType } from 'kysely';
import type { Candidate } from '#contract/orders.schema.ts';
import type { LineUnit, Match, OrderOrigin } from '#contract/orders.ts';
import type { ProductType } from '#contract/product.ts';
import type { ListKind } from '#contract/scorecards.schema.ts';

/** Tables of orders (0011_orders.sql, 0015_order_swaps.sql, 0028_order_group.sql, 0031_lines_aside.sql) and of links to scorecards (0022_scorecard_links.sql). */
export interface OrderTables {
  orders: {
    id: string;
    user_id: string;
    name: string;
    origin: OrderOrigin;
    /** That it was made of; null where it was made of none, and where that is gone. */
    group_id: string | null;
    created_at: Date;
  };
  order_lines: {
    order_id: string;
    line: number;
    code: string;
    supplier_number: string;
    brand: string;
    name: string;
    pack: string;
    unit: string;
    quantity: number | null;
    price: number | null;
    price_per: LineUnit | null;
    match: Match;
    note: string | null;
    is_warning: boolean;
    gtin: string | null;
    level: ProductType | null;
    holds: number | null;
    is_chosen: boolean;
    is_aside: boolean;
    merged_into: number | null;
    swapped_gtin: string | null;
    swapped_quantity: number | null;
    swapped_unit: LineUnit | null;
    swapped_holds: number | null;
    swapped_amount: number | null;
    candidates: JSONColumnType<Candidate[]>;
  };
  scorecard_links: {
    id: string;
    user_id: string;
    kind: ListKind;
    order_id: string | null;
    group_id: string | null;
    token_hash: Buffer;
    created_at: Date;
  };
}
