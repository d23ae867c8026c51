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
  BASE_UNIT_OR_EACH: { name: 'Each', one: 'each', many: 'eaches' },
  PACK_OR_INNER_PACK: { name: 'Inner pack', one: 'inner pack', many: 'inner packs' },
  CASE: { name: 'Case', one: 'case', many: 'cases' },
  DISPLAY_SHIPPER: { name: 'Display case', one: 'display case', many: 'display cases' },
  MIXED_MODULE: { name: 'Mixed module', one: 'mixed module', many: 'mixed modules' },
  PALLET: { name: 'Pallet', one: 'pallet', many: 'pallets' },
  TRANSPORT_LOAD: { name: 'Load', one: 'load', many: 'loads' },
};
const UNKNOWN: LevelWords = { name: 'Trade item', one: 'trade item', many: 'trade items' };

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
