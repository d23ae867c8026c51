import { parseGtin } from '#contract/gtin.ts';
import { MAX_COMPARED } from '#contract/products.ts';

/** What amounts are for. */
export const BASES = ['serving', '100', '100kcal'] as const;
export type CompareBasis = (typeof BASES)[number];

/** What figures are set against: nothing, the first column, or the best of the row. */
export const RELATIVES = ['none', 'first', 'best'] as const;
export type Relative = (typeof RELATIVES)[number];

/** The state of the comparison as its address holds it; absent values are the defaults. */
export interface CompareSearch {
  /** GTINs joined by commas, in the order of the columns. Absent: what is chosen in this browser. */
  readonly gtins?: string | undefined;
  readonly differences?: 'only' | undefined;
  readonly basis?: CompareBasis | undefined;
  readonly relative?: Relative | undefined;
}

/** Reads an address; `gtins` may also be repeated. What cannot be is left out. */
export function parseCompareSearch(raw: Readonly<Record<string, unknown>>): CompareSearch {
  const texts = [raw.gtins].flat().filter((value) => typeof value === 'string' && value.trim() !== '');
  const basis = BASES.find((value) => value === raw.basis);
  const relative = RELATIVES.find((value) => value === raw.relative);
  return {
    ...(texts.length > 0 && { gtins: texts.join(',') }),
    ...(raw.differences === 'only' && { differences: 'only' as const }),
    ...(basis && basis !== 'serving' && { basis }),
    ...(relative && relative !== 'none' && { relative }),
  };
}

export type AskedProducts = ReturnType<typeof askedProducts>;

/** What a link asks for. */
export function askedProducts(gtins: string) {
  const valid = new Set<string>();
  const invalid = new Set<string>();
  for (const part of gtins.split(',')) {
    const text = part.trim();
    if (text === '') continue;
    const parsed = parseGtin(text);
    if (parsed.ok) valid.add(parsed.gtin);
    else invalid.add(text.slice(0, MAX_SHOWN));
  }
  const all = [...valid];
  return {
    /** 14 digits, each once, no more than can be compared. */
    gtins: all.slice(0, MAX_COMPARED),
    /** What stands in the address and is no GTIN, as written. */
    invalid: [...invalid].slice(0, MAX_COMPARED),
    /** How many more the address asks for than can be compared. */
    tooMany: Math.max(0, all.length - MAX_COMPARED),
  };
}

const MAX_SHOWN = 40;

/** The address of a comparison. */
export function compareAddress(gtins: readonly string[], search: CompareSearch = {}): CompareSearch {
  return { ...search, gtins: gtins.length > 0 ? gtins.join(',') : undefined };
}
