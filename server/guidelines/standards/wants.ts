import type { Want } from '#contract/standards.ts';
import { say, t } from '#server/language/speech.ts';

/**
 * What judgements say is missing, by its kind; one that names an ingredient begins with `the kind of`. Judgements name it in
 * English in any language: {@link sayMissing} says it.
 */
const BY_PHRASE: ReadonlyMap<string, Want> = new Map<string, Want>([
  [t`the kind of food`, 'kind'],
  [t`which of its tables holds`, 'kind'],
  [t`the whole ingredient list`, 'ingredients'],
  [t`how much of the grain is whole`, 'ingredients'],
  [t`whether every grain is whole or enriched`, 'ingredients'],
  [t`whether anything was added`, 'ingredients'],
  [t`nonnutritive sweetener`, 'ingredients'],
  [t`share of nuts`, 'plants'],
  [t`the share of fruit, vegetables and legumes`, 'plants'],
  [t`the share of fruit, vegetables and nuts`, 'plants'],
  [t`the share of fruit, vegetables, nuts and legumes`, 'plants'],
  [t`how much of each food group it holds`, 'food_groups'],
  [t`its reference amount`, 'amount'],
  [t`the volume of a serving`, 'amount'],
  [t`the weight of a serving`, 'amount'],
  [t`whether the figures are for 100 g or 100 ml`, 'amount'],
  [t`energy`, 'energy'],
  [t`the energy`, 'energy'],
  [t`calories`, 'energy'],
  [t`fat`, 'fat'],
  [t`saturated fat`, 'saturated_fat'],
  [t`saturated share of fat`, 'saturated_fat'],
  [t`energy from saturated fat`, 'saturated_fat'],
  [t`trans fat`, 'trans_fat'],
  [t`sugars`, 'sugars'],
  [t`total sugars`, 'sugars'],
  [t`added sugars`, 'added_sugars'],
  [t`salt`, 'salt'],
  [t`sodium`, 'salt'],
  [t`fiber`, 'fiber'],
  [t`protein`, 'protein'],
  [t`protein that is not of red meat`, 'protein'],
]);
const KIND_OF = /^the kind of “(.*)”$/s;

/** Undefined for a phrase that has no kind: a test lists every phrase. */
export function wantOf(missing: string): Want | undefined {
  return BY_PHRASE.get(missing) ?? (KIND_OF.test(missing) ? 'ingredients' : undefined);
}

export function sayMissing(missing: string): string {
  const name = KIND_OF.exec(missing)?.[1];
  return name === undefined ? say(missing) : t`the kind of “${name}”`;
}
