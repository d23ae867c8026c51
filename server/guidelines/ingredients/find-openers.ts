/**
 * Statements begin wherever they please, also in the middle of an item: "salt contains milk", "sugar may contain nuts".
 * What opens one ends the item before it.
 */
const HINT = /contain|contien|conten|allerg|facilit|equipment|enthalt|bevat/;
const ALLERGEN_AHEAD =
  '(?:the following |a |organic |traces? of |allergens? )*(?:milk|dairy|egg|fish|shellfish|crustacean|tree nut|treenut|nuts?\\b|almond|cashew|walnut|pecan|hazelnut|peanut|wheat|soy|sesame|gluten|mustard|sulfite|lait|ble\\b|soja|oeuf|leche|trigo|huevo)';
const OPENERS = new RegExp(
  [
    '(?:\\b(?:this product|product|it|ce produit|este producto) )?(?:',
    '\\b(?:may|might|could) (?:(?:also|still|possibly|occasionally) )*contain\\b',
    '|\\bpeut (?:aussi )?contenir\\b|\\bpuede contener\\b|\\bpo?urrait contenir\\b',
    "|\\b(?:does|do) not contain\\b|\\b(?:does|do)n't contain\\b|\\bcontains? no\\b",
    `|\\b(?:contains?|contient|contiene)(?: ?: ?| )(?=${ALLERGEN_AHEAD})`,
    '|\\b(?:contains?|contient|contiene) ?:',
    '|\\b(?:food )?allerg(?:en|y|ie|ens|ies|enos)(?: (?:information|info|statement|advice|warning|declaration))? ?:',
    "|\\b(?:is |was )?(?:manufactured|made|produced|processed|packed|packaged|prepared|roasted|baked|bottled)(?:,? [a-z/]+){0,4} (?:in|on|using|with|at|by) (?:[a-z'/-]+ ){0,6}?(?:facility|facilities|equipment|plant|lines?|machinery|bakery|kitchen|factory|environment)\\b",
    ')',
  ].join(''),
  'g',
);

const NONE: readonly number[] = [];

/** Where statements open in a folded text, ascending. */
export function findOpeners(text: string): readonly number[] {
  if (!HINT.test(text)) return NONE;
  const openers: number[] = [];
  for (const { index } of text.matchAll(OPENERS)) if (index > 0) openers.push(index);
  return openers;
}
