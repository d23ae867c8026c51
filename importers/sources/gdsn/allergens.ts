import type { Allergen, Containment } from '#contract/allergens.ts';
import { byWord } from '#importers/normalise/by-word.ts';
import { cleanText } from '#importers/normalise/clean-text.ts';
import type { AllergenStatement } from '#server/catalogue/trade-item.ts';
import { readAllergens } from '#server/guidelines/ingredients/read-allergens.ts';
import type { AllergenFact, LocalText } from './facts.ts';

/** GDSN allergen codes (code list T4078) for a whole group: every level of containment can be said of them. */
const GROUPS = byWord<Allergen>({
  milk: 'AM',
  eggs: 'AE',
  fish: 'AF',
  crustaceans: 'AC',
  tree_nuts: 'AN',
  peanuts: 'AP',
  wheat: 'UW',
  soybeans: 'AY',
  sesame: 'AS',
  gluten: 'AW',
  celery: 'BC',
  mustard: 'BM',
  sulphites: 'AU',
  lupin: 'NL',
  molluscs: 'UM',
});

/** Codes for one member of a group: with it the group is in, without it nothing is known of the others. */
const MEMBERS = byWord<Allergen>({
  milk: 'ML',
  tree_nuts: 'SA SH SW SC SP SR ST SM SQ',
  gluten: 'AX NR GB GO',
  wheat: 'GS GK',
});

/** "Shellfish" means crustaceans, molluscs or both, and does not tell which. */
const SHELLFISH = 'UN';
/** "None declared" declares nothing. */
const NONE_DECLARED = 'X99';

const LEVELS: Readonly<Record<string, Containment>> = {
  CONTAINS: 'contains',
  DERIVED_FROM_INGREDIENTS: 'contains',
  MAY_CONTAIN: 'may_contain',
  FREE_FROM: 'free_from',
};
/** Levels that say nothing either way. */
const SILENT_LEVELS: ReadonlySet<string> = new Set(['UNDECLARED', 'NOT_INTENTIONALLY_ADDED', 'UNSPECIFIED']);

export const NO_ALLERGEN_CODE = 'an allergen without a code was left out';
export const unknownAllergen = (code: string) =>
  `allergen code ${code} is not among the catalogue's allergens and was left out`;
export const unknownLevel = (level: string) => `level of containment ${level} is unknown and was left out`;

/** What the codes and statements declare; the stronger of two about an allergen counts. */
export function gdsnAllergens(
  facts: readonly AllergenFact[],
  texts: readonly LocalText[],
  warnings: string[],
): AllergenStatement[] {
  const strongest = new Map<Allergen, Containment>();
  const stated = facts.flatMap((fact) => readFact(fact, warnings));
  for (const { allergen, containment } of [...stated, ...texts.flatMap(({ text }) => readText(text))]) {
    const known = strongest.get(allergen);
    if (known === undefined || STRENGTH[containment] > STRENGTH[known]) strongest.set(allergen, containment);
  }
  return [...strongest].map(([allergen, containment]) => ({ allergen, containment }));
}

/** "Contains" in the languages that ingredients are read in. */
const CONTAINS = /^\W*(?:contains|contient|contiene|contém|enthält|bevat|innehåller|indeholder)\b/i;

/**
 * A statement in words. An allergen that is only named counts behind "contains": many statements just point to the
 * ingredients, "including cereals containing gluten". None makes a product free from an allergen.
 */
function readText(text: string): AllergenStatement[] {
  return (cleanText(text) ?? '').split('.').flatMap((sentence) => {
    const { contains, may_contain, named } = readAllergens(sentence);
    const sure = CONTAINS.test(sentence) ? [...contains, ...named] : contains;
    return [
      ...sure.map((allergen) => ({ allergen, containment: 'contains' }) as const),
      ...may_contain.map((allergen) => ({ allergen, containment: 'may_contain' }) as const),
    ];
  });
}

const STRENGTH: Readonly<Record<Containment, number>> = { contains: 2, may_contain: 1, free_from: 0 };

function readFact({ code, level }: AllergenFact, warnings: string[]): AllergenStatement[] {
  if (code === NONE_DECLARED) return [];
  if (code === '') return noted(NO_ALLERGEN_CODE, warnings);
  const containment = LEVELS[level];
  if (containment === undefined) return SILENT_LEVELS.has(level) ? [] : noted(unknownLevel(level), warnings);
  const group = GROUPS.get(code);
  if (group) return [{ allergen: group, containment }];
  if (code === SHELLFISH) {
    const sure = containment === 'contains' ? 'may_contain' : containment;
    return [
      { allergen: 'crustaceans', containment: sure },
      { allergen: 'molluscs', containment: sure },
    ];
  }
  const member = MEMBERS.get(code);
  if (!member) return noted(unknownAllergen(code.slice(0, 40)), warnings);
  if (containment === 'free_from') return [];
  const found = { allergen: member, containment };
  // Wheat is a cereal with gluten, whatever it is called.
  return member === 'wheat' ? [found, { allergen: 'gluten', containment }] : [found];
}

function noted(warning: string, warnings: string[]): [] {
  if (!warnings.includes(warning)) warnings.push(warning);
  return [];
}
