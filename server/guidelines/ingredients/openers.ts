import { MAY, PRODUCT, TRACES } from './statement-words.ts';

/**
 * Statements may begin in the middle of an item: "salt contains milk", "sugar may contain nuts".
 * What opens one ends the item before it.
 */
const HINT =
  /contain|cont[ei]|al?lerg|facilit|equipment|enthalt|bevat|presence|presenza|presencia|atelier|usine|traces?\b|trazas|tracce|vestigios|kann |kan |innehaller|indeholder|inneholder|presenter/;
const ALLERGEN_AHEAD =
  "(?:the following |an? |organic |traces? of |allergens? |du |des |de la |de l')*(?:milk|dairy|egg|fish|shellfish|crustacean|tree nut|treenut|nuts?\\b|almond|cashew|walnut|pecan|hazelnut|peanut|wheat|soy|sesame|gluten|mustard|sulfite|lait|ble\\b|soja|oeuf|leche|trigo|huevo|latte|uov|glutine|leite|ovo|milch|eier?\\b|melk|mjolk|maelk)";
const OPENERS = new RegExp(
  [
    `(?:\\b(?:${PRODUCT}|it) )?(?:`,
    `\\b(?:${MAY}|${TRACES})\\b`,
    '|\\bkann (?:auch )?(?:spuren|enthalten)\\b|\\bkan (?:ook )?(?:sporen|bevatten|innehalla|indeholde|inneholde)\\b',
    // Not within "peut contenir des traces de lait", which is open by then.
    "|(?<!\\b(?:contain|contains|of|no|any|the|and|or|d'|des?|les|ni|pas|sans|aucune?|contenir|contient|presenter|contener|contiene|tener|di|contenere) ?)\\b(?:traces d[e']|trazas de|tracce di|vestigios de) ?",
    "|\\b(?:does|do) not contain\\b|\\b(?:does|do)n't contain\\b|\\bcontains? no\\b",
    '|\\bne contien(?:t|nent) (?:pas|aucun|ni)|\\bn(?:o|on|ao) (?:contienen?|contengono|contem)\\b|\\benthalt kein|\\bbevat geen\\b',
    `|\\b(?:contains?|contien(?:t|e|nent|en)|contem|enthalt|bevat|innehaller|indeholder|inneholder)(?: ?: ?| )(?=${ALLERGEN_AHEAD})`,
    '|\\b(?:contains?|contien(?:t|e)|contem|enthalt|bevat) ?:',
    '|(?:\\b(?:informa[a-z]{3,6}|renseignements?|declaracion|attention|atencion|attenzione|hinweise?) (?:(?:sur|aux|les|relatifs|sobre|de|los|sugli|zu) )*)?\\b(?:food )?al?lerg(?:en|y|ie|ens|ies|enos|enes?|eni)(?: (?:information|info|statement|advice|warning|declaration))? ?:',
    "|\\b(?:is |was )?(?:manufactured|made|produced|processed|packed|packaged|prepared|roasted|baked|bottled)(?:,? [a-z/]+){0,4} (?:in|on|using|with|at|by) (?:[a-z'/-]+ ){0,6}?(?:facility|facilities|equipment|plant|lines?|machinery|bakery|kitchen|factory|environment)\\b",
    '|(?:\\brecette )?(?:\\b(?:est|a ete) )?\\b(?:fabrique|elabore|produit|prepare|conditionne|transforme|confectionne|emballe)e?s? dans (?:un|une|des|le|la|notre|nos) (?:meme )?(?:ateliers?|usines?)\\b',
    '|(?<!\\bdans [a-z]+ |\\bmeme )(?:\\bdans (?:un|une|nos|notre) )?\\b(?:ateliers?|usines?) (?:utilisant|qui utilise)\\b',
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
