import { type JudgedSearch, parseJudgedSearch } from '#web/features/product-facts/judged-search.ts';

/** What amounts are for. */
export const BASES = ['serving', '100', '100kcal'] as const;
export type CompareBasis = (typeof BASES)[number];

/** What figures are set against: nothing, the first column, or the best of the row. */
export const RELATIVES = ['none', 'first', 'best'] as const;
export type Relative = (typeof RELATIVES)[number];

/** The state of the comparison as its address holds it; absent values are the defaults. */
export interface CompareSearch extends JudgedSearch {
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
    ...parseJudgedSearch(raw),
    ...(texts.length > 0 && { gtins: texts.join(',') }),
    ...(raw.differences === 'only' && { differences: 'only' as const }),
    ...(basis && basis !== 'serving' && { basis }),
    ...(relative && relative !== 'none' && { relative }),
  };
}

/** The address of a comparison. */
export function compareAddress(gtins: readonly string[], search: CompareSearch = {}): CompareSearch {
  return { ...search, gtins: gtins.length > 0 ? gtins.join(',') : undefined };
}
