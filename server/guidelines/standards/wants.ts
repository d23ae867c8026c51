import type { Want } from '#contract/standards.ts';

/** What judgements say is missing, by its kind; one that names an ingredient begins with `the kind of`. */
const BY_PHRASE: Readonly<Record<string, Want>> = {
  'what kind of food it is': 'kind',
  'which of its tables holds': 'kind',
  'the whole ingredient list': 'ingredients',
  'how much of the grain is whole': 'ingredients',
  'whether every grain is whole or enriched': 'ingredients',
  'whether anything was added': 'ingredients',
  'nonnutritive sweetener': 'ingredients',
  'share of nuts': 'plants',
  'the share of fruit, vegetables and legumes': 'plants',
  'the share of fruit, vegetables and nuts': 'plants',
  'the share of fruit, vegetables, nuts and legumes': 'plants',
  'how much of each food group it holds': 'food_groups',
  'its reference amount': 'amount',
  'the volume of a serving': 'amount',
  'the weight of a serving': 'amount',
  'whether the figures are for 100 g or 100 ml': 'amount',
  energy: 'energy',
  'the energy': 'energy',
  calories: 'energy',
  fat: 'fat',
  'saturated fat': 'saturated_fat',
  'saturated share of fat': 'saturated_fat',
  'energy from saturated fat': 'saturated_fat',
  'trans fat': 'trans_fat',
  sugars: 'sugars',
  'total sugars': 'sugars',
  'added sugars': 'added_sugars',
  salt: 'salt',
  sodium: 'salt',
  fiber: 'fiber',
  protein: 'protein',
  'protein that is not of red meat': 'protein',
};

/** Undefined for a phrase that has no kind: a test lists every phrase. */
export function wantOf(missing: string): Want | undefined {
  return BY_PHRASE[missing] ?? (missing.startsWith('the kind of “') ? 'ingredients' : undefined);
}
