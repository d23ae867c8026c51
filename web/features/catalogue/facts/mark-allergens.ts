import type { Allergen } from '#contract/allergens.ts';

export interface TextPart {
  readonly text: string;
  readonly isAllergen: boolean;
}

/**
 * The words by which ingredient texts name each allergen (the names of 21 U.S.C. 343(w) and the common forms of the
 * food). Only to find a declared allergen in the text: they declare none themselves.
 */
const WORDS: Readonly<Record<Allergen, string>> = {
  milk: 'milk|milkfat|butter|buttermilk|butterfat|cream|whey|casein(?:ates?)?|lactose|cheeses?|yogh?urt|ghee',
  eggs: 'eggs?|albumen|egg whites?|egg yolks?',
  fish: 'fish|cod|salmon|tuna|anchov(?:y|ies)|pollock|haddock|tilapia|sardines?',
  crustaceans: 'shrimps?|prawns?|crabs?|lobsters?|crayfish|crustaceans?|shellfish',
  tree_nuts:
    'nuts?|almonds?|cashews?|hazelnuts?|pecans?|pistachios?|walnuts?|macadamias?|brazil nuts?|pine nuts?',
  peanuts: 'peanuts?|groundnuts?',
  wheat: 'wheat|semolina|durum|spelt|farina|farro|bulgur|couscous',
  soybeans: 'soy|soya|soybeans?|soya beans?|tofu|edamame|tempeh|miso',
  sesame: 'sesame|tahini',
  gluten: 'gluten|barley|rye|malt',
  celery: 'celery|celeriac',
  mustard: 'mustard',
  sulphites: 'sul(?:ph|f)ites?|bisul(?:ph|f)ite|metabisul(?:ph|f)ite|sul(?:ph|f)ur dioxide',
  lupin: 'lupins?',
  molluscs: 'mussels?|oysters?|clams?|scallops?|squid|octopus|molluscs?|mollusks?',
};

/** The text in parts, those that name one of the allergens marked. Joined, the parts are the text again. */
export function markAllergens(text: string, allergens: readonly Allergen[]): TextPart[] {
  if (allergens.length === 0) return [{ text, isAllergen: false }];
  const words = allergens.map((allergen) => WORDS[allergen]).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words})(?![\\p{L}\\p{N}])`, 'giu');
  return text
    .split(pattern)
    .map((part, i) => ({ text: part, isAllergen: i % 2 === 1 }))
    .filter((part) => part.text !== '');
}
