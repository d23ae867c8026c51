import type { Allergen } from '#contract/allergens.ts';
import { declared, leaveOut, named } from './free-from.ts';
import { phrase } from './patterns.ts';
import type { Rule } from './rule.ts';

/** Everyday names of the allergens in Spanish and French. */
const NAMES: readonly (readonly [names: string, ...allergens: Allergen[]])[] = [
  ['leche|l[aá]cteos?|prote[ií]nas? de leche|case[ií]na|lait|produits? laitiers?', 'milk'],
  ['huevos?|(?:oe|œ)ufs?', 'eggs'],
  ['pescados?|poissons?', 'fish'],
  ['crust[aá]ceos?|camar[oó]n(?:es)?|gambas?|crustac[eé]s?|crevettes?', 'crustaceans'],
  ['moluscos?|mollusques?', 'molluscs'],
  ['mariscos?|fruits de mer', 'crustaceans', 'molluscs'],
  ['almendras?|avellanas?|anacardos?|pistachos?|amandes?|noisettes?|fruits (?:a|à) coques?', 'tree_nuts'],
  ['cacahu[ae]tes?|man[ií]s?|arachides?|cacahu[eè]tes?', 'peanuts'],
  ['frutos secos|nuez|nueces|noix', 'peanuts', 'tree_nuts'],
  ['trigo|bl[eé]', 'wheat'],
  ['soja|soya', 'soybeans'],
  ['s[eé]samo?|ajonjol[ií]|s[eé]same', 'sesame'],
  ['apio|c[eé]leri', 'celery'],
  ['mostaza|moutarde', 'mustard'],
  ['sulfitos?|sulfites?', 'sulphites'],
  ['altramu(?:z|ces)|lupin', 'lupin'],
];

/** "Sin leche", "sans œufs", and what "ni" adds: "sin gluten ni lactosa". */
const OPENER = '(?:sin|sans|ni) ';

export const SIN_AND_SANS_RULES: readonly Rule[] = [
  { pattern: phrase(`${OPENER}gluten`), read: () => named('gluten') },
  { pattern: phrase(`${OPENER}lactos[ae]`), read: () => [declared('lactose_free')] },
  ...NAMES.map(
    ([names, ...allergens]): Rule => ({
      pattern: phrase(`${OPENER}(?:${names})`),
      read: () => allergens.map(leaveOut),
    }),
  ),
];
