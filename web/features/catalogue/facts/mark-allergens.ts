import type { Allergen } from '#contract/allergens.ts';

export interface TextPart {
  readonly text: string;
  /** The allergen that the part names, of those asked for. */
  readonly allergen?: Allergen;
}

/** Before these, "milk", "butter", "cream", "cheese" and the like are not dairy. */
const PLANTS =
  '(?:almond|apple|cashew|cocoa|coconut|hazelnut|mango|nut|oat|pea|peanut|rice|sesame|shea|soy|soya|sunflower|vegan)';
const DAIRY = 'milk|butter|cream|cheeses?|yogh?urt';

/**
 * The words by which ingredient texts name each allergen (the names of 21 U.S.C. 343(w) and the common forms of the
 * food). They find an allergen in the text for the eye; they declare none.
 */
const WORDS: Readonly<Record<Allergen, string>> = {
  milk: `(?<!${PLANTS}[ -])(?:${DAIRY})(?! of tartar)|milkfat|buttermilk|butterfat|whey|casein(?:ates?)?|lactose|ghee`,
  eggs: 'eggs?|albumen|egg whites?|egg yolks?',
  fish: 'fish|cod|salmon|tuna|anchov(?:y|ies)|pollock|haddock|tilapia|sardines?',
  crustaceans: 'shrimps?|prawns?|crabs?|lobsters?|crayfish|crustaceans?|shellfish',
  tree_nuts:
    'tree nuts?|almonds?|cashews?|hazelnuts?|pecans?|pistachios?|walnuts?|macadamias?|brazil nuts?|pine nuts?',
  peanuts: 'peanuts?|groundnuts?',
  wheat: 'wheat|semolina|durum|spelt|farina|farro|bulgur|couscous',
  soybeans: 'soy|soya|soybeans?|soya beans?|tofu|edamame|tempeh|miso',
  sesame: 'sesame|tahini',
  gluten: 'gluten|barley|rye|malt',
  celery: 'celery|celeriac',
  mustard: 'mustard',
  sulphites: 'sul(?:ph|f)ites?|bisul(?:ph|f)ite|metabisul(?:ph|f)ite|sul(?:ph|f)ur dioxide',
  lupin: 'lupins?',
  molluscs: 'mussels?|oysters?(?! mushrooms?)|clams?|scallops?|squid|octopus|molluscs?|mollusks?',
};

/** The text in parts, those that name one of the allergens marked. Joined, the parts are the text again. */
export function markAllergens(text: string, allergens: readonly Allergen[]): TextPart[] {
  if (allergens.length === 0) return [{ text }];
  const words = allergens.map((allergen) => `(?<${allergen}>${WORDS[allergen]})`).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu');
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    const allergen = allergens.find((each) => match.groups?.[each] !== undefined);
    parts.push({ text: match[0], ...(allergen && { allergen }) });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** The allergens of a list that the text names, in the list's order. */
export function namedAllergens(text: string | null, allergens: readonly Allergen[]): Allergen[] {
  if (text === null) return [];
  const named = new Set(markAllergens(text, allergens).map((part) => part.allergen));
  return allergens.filter((allergen) => named.has(allergen));
}
