import type { ListKind } from '#contract/scorecards.schema.ts';

/** A list whose scorecard has an address of its own: `cart`, `wishlist` or `group-` and its id. */
export interface ShownList {
  readonly kind: Exclude<ListKind, 'order'>;
  /** What the API calls it. */
  readonly of: string;
  readonly groupId: string | undefined;
}

const GROUP = 'group-';

/** The list that stands in an address where orders have their id; undefined for an order. */
export function parseList(text: string): ShownList | undefined {
  if (text === 'cart' || text === 'wishlist') return { kind: text, of: text, groupId: undefined };
  if (!text.startsWith(GROUP)) return undefined;
  return { kind: 'group', of: text, groupId: text.slice(GROUP.length) };
}
