import { STANDARD_ANSWERS } from '#contract/standards.ts';
import type { ProductSearch } from './product-search.ts';

/** A state without the answers that no standard gives: an address may hold any. */
export function knownAnswers<S extends ProductSearch>(search: S): S {
  const { standard } = search;
  const known = standard?.filter((answer) => STANDARD_ANSWERS.includes(answer));
  if (known?.length === standard?.length) return search;
  return { ...search, standard: known?.length === 0 ? undefined : known };
}
