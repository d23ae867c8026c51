import type { AnyStandardKey } from '#contract/all-standards.ts';
import type { StandardEdition } from '#contract/editions.ts';
import { LIST_GAPS, SUBSTANCE_KEYS, type Substance } from '#contract/ingredient-laws.ts';
import type { StandardAnswer, Want } from '#contract/standards.ts';
import type { SearchDocument } from '#server/search/document.ts';

/** What `standard_answers` keeps: `nutri_score:a`, `child_care_sugars@2017-10-01:pass`, `smart_snack@2016-07-29:fail`, `fda_healthy?amount,salt`. */
export function readAnswers(entries: readonly string[]): Pick<SearchDocument, 'standards' | 'wants'> {
  const standards: Partial<Record<StandardEdition, StandardAnswer>> = {};
  const wants: Partial<Record<AnyStandardKey, readonly Want[]>> = {};
  // Without `split`, which takes twice as long: a dozen entries a product, and the index reads those of all.
  for (const entry of entries) {
    const lacking = entry.indexOf('?');
    const answer = entry.indexOf(':');
    if (lacking >= 0)
      wants[entry.slice(0, lacking) as AnyStandardKey] = entry.slice(lacking + 1).split(',') as Want[];
    else standards[entry.slice(0, answer) as StandardEdition] = entry.slice(answer + 1) as StandardAnswer;
  }
  return { standards, wants };
}

/**
 * What `label_substances` keeps: `red_3` is named, `caramel_iv?` may be in it, `?cut_off`, or null, says that any may be,
 * `*` that each was looked for. Earlier evaluations kept `?` without its reason, and did not look for what laws on labels
 * name: until a store is evaluated again, that may be in it.
 */
export function readSubstanceEntries(
  entries: readonly string[] | null,
): Pick<SearchDocument, 'namedSubstances' | 'openSubstances' | 'listGap'> {
  const named = SUBSTANCE_KEYS.filter((key) => entries?.includes(key));
  const isOfThese = entries?.includes('*') === true;
  const isLookedFor = (key: Substance) => isOfThese || EARLIER_SUBSTANCES.includes(key);
  const gap = entries === null ? '?no_list' : entries.find((each) => each.startsWith('?'));
  const isOpen = (key: Substance) =>
    !named.includes(key) && (gap !== undefined || !isLookedFor(key) || entries?.includes(`${key}?`) === true);
  return {
    namedSubstances: named,
    openSubstances: SUBSTANCE_KEYS.filter(isOpen),
    listGap: gapIn(gap, isOfThese),
  };
}

/** The substances of evaluations before the tenth. */
const EARLIER_SUBSTANCES: readonly Substance[] = SUBSTANCE_KEYS.slice(0, SUBSTANCE_KEYS.indexOf('pho') + 1);

function gapIn(entry: string | undefined, isOfThese: boolean): SearchDocument['listGap'] {
  if (entry === undefined) return isOfThese ? null : 'not_kept';
  return LIST_GAPS.find((gap) => entry === `?${gap}`) ?? 'not_kept';
}
