import { ALLERGEN_KEYS, type Allergen } from '#contract/allergens.ts';
import { readAllergens } from '#server/guidelines/ingredients/read-allergens.ts';
import type { GoldText } from './gold-set.ts';

/** How a reading compares with the readers' for one allergen, or for all. */
export interface GoldScore {
  /** Named by the list: found by both, by the readers alone, by the program alone. */
  both: number;
  missed: number;
  extra: number;
  /** The readers say that it is in the food, and a filter would let the food through. */
  dangerous: number;
}

/** By allergen, over all texts. */
export function scoreAllergens(texts: readonly GoldText[]): ReadonlyMap<Allergen, GoldScore> {
  const scores = new Map<Allergen, GoldScore>(
    ALLERGEN_KEYS.map((allergen) => [allergen, { both: 0, missed: 0, extra: 0, dangerous: 0 }]),
  );
  for (const { text, named, contains, mayContain } of texts) {
    const read = readAllergens(text);
    for (const [allergen, score] of scores) {
      const isNamed = named.includes(allergen);
      const isIn = isNamed || contains.includes(allergen);
      const leavesOut = read.named.includes(allergen) || read.contains.includes(allergen);
      if (read.named.includes(allergen) && isNamed) score.both++;
      else if (isNamed && !leavesOut) score.missed++;
      else if (read.named.includes(allergen) && !isIn) score.extra++;
      const mayBeIn = mayContain.includes(allergen);
      if ((isIn && !leavesOut) || (mayBeIn && !leavesOut && !read.may_contain.includes(allergen)))
        score.dangerous++;
    }
  }
  return scores;
}

export function addScores(scores: Iterable<GoldScore>): GoldScore {
  const sum: GoldScore = { both: 0, missed: 0, extra: 0, dangerous: 0 };
  for (const { both, missed, extra, dangerous } of scores) {
    sum.both += both;
    sum.missed += missed;
    sum.extra += extra;
    sum.dangerous += dangerous;
  }
  return sum;
}

/** Shares of 1; 1 where there is nothing to find. */
export function recallOf({ both, missed }: GoldScore): number {
  return both + missed === 0 ? 1 : both / (both + missed);
}

export function precisionOf({ both, extra }: GoldScore): number {
  return both + extra === 0 ? 1 : both / (both + extra);
}
