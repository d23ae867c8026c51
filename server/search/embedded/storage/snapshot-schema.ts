import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { ALLERGEN_KEYS, ALLERGEN_STATES, ALWAYS_EXCLUDED } from '#contract/allergens.ts';
import { FAMILY_TITLES } from '#contract/categories.ts';
import { STANDARD_VERSIONS } from '#contract/editions.ts';
import { GUIDELINE_KEYS } from '#contract/guideline.ts';
import { SUBSTANCE_KEYS } from '#contract/ingredient-laws.ts';
import { NUTRIENT_LABELS } from '#contract/nutrition.ts';
import { ABSENT_ALLERGENS, DIET_TYPES, NOVA_LABELS } from '#contract/product.ts';
import { STANDARD_ANSWERS, STANDARD_WANTS } from '#contract/standards.ts';

/** The folders whose code determines the contents of a segment's arrays. */
const FOLDERS = ['../text/', '../segment/'];

/**
 * Identifies the format of a snapshot by the values to filter and sort by, and by the source code that makes segments:
 * after any change there an older index is rebuilt, without a version number to maintain.
 */
export function snapshotSchema(): string {
  const hash = createHash('sha256');
  hash.update(
    JSON.stringify([
      FAMILY_TITLES,
      GUIDELINE_KEYS,
      NOVA_LABELS,
      DIET_TYPES,
      ABSENT_ALLERGENS,
      ALLERGEN_KEYS,
      ALLERGEN_STATES,
      ALWAYS_EXCLUDED,
      NUTRIENT_LABELS,
      STANDARD_ANSWERS,
      STANDARD_VERSIONS,
      STANDARD_WANTS,
      SUBSTANCE_KEYS,
    ]),
  );
  for (const folder of FOLDERS) {
    const url = new URL(folder, import.meta.url);
    const files = readdirSync(url).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    for (const name of files.sort()) hash.update(readFileSync(new URL(name, url)));
  }
  return hash.digest('hex');
}
