import type { Allergen, Containment } from '#contract/allergens.ts';
import type { AllergenStatement } from '#server/catalogue/trade-item.ts';
import { statedAllergens } from '#server/guidelines/ingredients/read-allergens.ts';

/** Open Food Facts has no tag for wheat: `en:gluten` stands for every cereal with gluten, so wheat is never read of it. */
const TAGS: Readonly<Record<string, Allergen>> = {
  'en:milk': 'milk',
  'en:eggs': 'eggs',
  'en:fish': 'fish',
  'en:crustaceans': 'crustaceans',
  'en:nuts': 'tree_nuts',
  'en:peanuts': 'peanuts',
  'en:soybeans': 'soybeans',
  'en:sesame-seeds': 'sesame',
  'en:gluten': 'gluten',
  'en:celery': 'celery',
  'en:mustard': 'mustard',
  'en:sulphur-dioxide-and-sulphites': 'sulphites',
  'en:lupin': 'lupin',
  'en:molluscs': 'molluscs',
};

/** What may have come in stands behind one of these, in the languages most texts with marked words have. */
const MAY_CONTAIN =
  /may contain|\btraces?\b|peu(?:t|vent) contenir|susceptibles? de contenir|atelier|usine|kann (?:auch )?(?:spuren|enthalten|_)|spuren|pueden? contener|trazas|pu[oò]'? contenere|tracce|pode(?:m|rá)? conter|vest[ií]gios|\bkan (?:sporen|innehålla|indeholde|inneholde|_)|sporen|\bsp[åo]r a[fv]\b|facility|equipment/i;
const LONGEST_DENIAL = 24;
/** Denies the word behind it: "sans _gluten_". */
const DENIED =
  /(?:\b(?:without|free (?:of|from)|sans|sin|libre de|ohne|frei von|senza|sem|zonder|vrij van|utan|uden|uten)|contient pas|\bno contiene|\bnon contiene|n[aã]o cont[eé]m|enthält keine?|bevat geen) (?:de |d'|di )?$/i;

export const unknownAllergenTag = (tag: string) =>
  `allergen tag ${tag} is not among the catalogue's allergens and was left out`;

/**
 * Allergens from the tags, and from words that are marked in the ingredients as _milk_, which is how contributors write
 * what the package prints bold. The stronger statement about an allergen counts.
 */
export function offAllergens(
  allergenTags: readonly string[],
  traceTags: readonly string[],
  ingredients: string | null,
  warnings: string[],
): AllergenStatement[] {
  const stated = (tags: readonly string[], containment: Containment) =>
    tags.flatMap((tag) => readTag(tag, warnings)).map((allergen) => ({ allergen, containment }));
  const marked = ingredients?.includes('_') ? readMarkedWords(ingredients) : [];
  const all: AllergenStatement[] = [
    ...stated(allergenTags, 'contains'),
    ...marked,
    ...stated(traceTags, 'may_contain'),
  ];
  const strongest = new Map<Allergen, AllergenStatement>();
  for (const statement of all) {
    if (strongest.get(statement.allergen)?.containment !== 'contains')
      strongest.set(statement.allergen, statement);
  }
  return [...strongest.values()];
}

/** A tag that Open Food Facts has not translated is in its contributor's words, such as `de:Weizenprotein`. */
function readTag(tag: string, warnings: string[]): readonly Allergen[] {
  const known = Object.hasOwn(TAGS, tag) ? TAGS[tag] : undefined;
  if (known) return [known];
  const read = statedAllergens(tag.slice(tag.indexOf(':') + 1).replaceAll('-', ' '));
  if (read.length === 0) warnings.push(unknownAllergenTag(tag.slice(0, 60)));
  return read;
}

function readMarkedWords(ingredients: string): AllergenStatement[] {
  return ingredients.split('.').flatMap((sentence) => {
    const doubtFrom = sentence.search(MAY_CONTAIN);
    return [...sentence.matchAll(/_([^_]{2,40})_/g)].flatMap(({ 1: marked = '', index }) => {
      if (DENIED.test(sentence.slice(Math.max(0, index - LONGEST_DENIAL), index))) return [];
      const containment = doubtFrom >= 0 && index > doubtFrom ? 'may_contain' : 'contains';
      return statedAllergens(marked).map((allergen) => ({ allergen, containment }) as const);
    });
  });
}
