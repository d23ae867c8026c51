/** What amounts are for. */
export const BASES = ['serving', '100', '100kcal'] as const;
export type CompareBasis = (typeof BASES)[number];

/** What figures are set against: nothing, the first column, or the best of the row. */
export const RELATIVES = ['none', 'first', 'best'] as const;
export type Relative = (typeof RELATIVES)[number];
