import { c, t } from 'ttag';
import type { HierarchyNode } from '#contract/hierarchy.schema.ts';
import type { ProductType } from '#contract/product.ts';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { LOCALE } from '#web/lib/language.ts';

interface LevelWords {
  readonly name: string;
  /** In a count: "1 case", "40 cases". */
  readonly one: string;
  readonly many: string;
}

const LEVELS: Readonly<Record<ProductType, LevelWords>> = {
  BASE_UNIT_OR_EACH: { name: c('packaging').t`Each`, one: c('packaging').t`each`, many: t`eaches` },
  PACK_OR_INNER_PACK: { name: t`Inner pack`, one: t`inner pack`, many: t`inner packs` },
  CASE: { name: t`Case`, one: t`case`, many: t`cases` },
  DISPLAY_SHIPPER: { name: t`Display case`, one: t`display case`, many: t`display cases` },
  MIXED_MODULE: { name: t`Mixed module`, one: t`mixed module`, many: t`mixed modules` },
  PALLET: { name: t`Pallet`, one: t`pallet`, many: t`pallets` },
  TRANSPORT_LOAD: { name: c('packaging').t`Load`, one: t`load`, many: t`loads` },
};
const UNKNOWN: LevelWords = { name: t`Trade item`, one: t`trade item`, many: t`trade items` };

/** What no source names a level of, and is in something, is what is sold: an each. */
export function levelWords(type: ProductType | null): LevelWords {
  return type === null ? UNKNOWN : LEVELS[type];
}

export function countWords(count: number, type: ProductType | null): string {
  const { one, many } = levelWords(type);
  return `${count.toLocaleString(LOCALE)} ${count === 1 ? one : many}`;
}

/** The name a person sees; a trade item that no source names goes by its number. */
export function nodeName(node: Pick<HierarchyNode, 'gtin' | 'name' | 'normalized_name'>): string {
  return node.normalized_name ?? node.name ?? gtinText(node.gtin);
}

const LONGEST_LABEL = 12;

/** A label for a circle: 12 characters, and an ellipsis where there are more. */
export function cutLabel(text: string): string {
  const characters = [...text];
  if (characters.length <= LONGEST_LABEL) return text;
  return `${characters.slice(0, LONGEST_LABEL).join('').trimEnd()}…`;
}
