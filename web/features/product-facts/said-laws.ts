import { oneLawWords } from '#contract/one-law-words.ts';
import type { ChosenLaw } from '#contract/product-answers.schema.ts';
import type { SaidLaw } from './shown-answers.ts';

/** What the laws that a person chose say of a product. Loaded only where some are chosen. */
export function saidLaws(laws: readonly ChosenLaw[]): SaidLaw[] {
  return laws.map((law) => ({ key: law.key, ...oneLawWords(law) }));
}
