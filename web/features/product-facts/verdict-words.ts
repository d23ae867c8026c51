import { t } from 'ttag';
import type { Criterion, GuidelineResult } from '#contract/guideline.schema.ts';

/** No-break space between a number and its unit, so that "310 mg" never falls apart at the end of a line. */
export function keepUnits(text: string): string {
  return text
    .replaceAll(/(\d) (?=(?:kcal|g|mg|µg|ml|mL|%|fl oz|oz)(?![\p{L}\p{N}]))/gu, '$1\u00a0')
    .replaceAll('fl oz', 'fl\u00a0oz');
}

const PROVISIONAL = / \(provisional set, not the published text\)/;

/** The verdict as a heading: without the full stop, and without what has a mark of its own. */
export function headline({ summary }: Pick<GuidelineResult, 'summary'>): string {
  return keepUnits(summary.replace(PROVISIONAL, '').replace(/\.$/, ''));
}

/** `6 of 7 criteria met`; where some cannot be told, how many: never counted as met. What does not apply is not counted. */
export function criteriaCount(criteria: readonly Pick<Criterion, 'verdict'>[]): string | undefined {
  const applying = criteria.filter(({ verdict }) => verdict !== 'not_applicable').length;
  if (applying === 0) return undefined;
  const met = criteria.filter(({ verdict }) => verdict === 'pass').length;
  const open = criteria.filter(({ verdict }) => verdict === 'unknown').length;
  const count = t`${met} of ${applying} ${applying === 1 ? t`criterion` : t`criteria`} met`;
  return open === 0 ? count : t`${count}, ${open} cannot be told`;
}

const RANK = { fail: 0, unknown: 1, pass: 2, not_applicable: 3 } as const;

/** What decides comes first; within that, the guideline's own order. */
export function sortCriteria(criteria: readonly Criterion[]): Criterion[] {
  return criteria.toSorted((a, b) => RANK[a.verdict] - RANK[b.verdict]);
}

/** `Sodium per package, canned` → `Sodium` and `per package, canned`: the amount's basis is said smaller. */
export function splitLabel(label: string): { readonly name: string; readonly basis: string | undefined } {
  const [, name, basis] = /^(.+?)(?:, | (?=per |by ))(.+)$/.exec(label) ?? [];
  return name ? { name, basis } : { name: label, basis: undefined };
}

const MAX_CITATION_LENGTH = 24;

/** `7 CFR 210.11(i): snack items have …` → `7 CFR 210.11(i)`; undefined where a source begins with no such name. */
export function citation(source: string): string | undefined {
  const [, cited] = /^([^:]+):\s/.exec(source) ?? [];
  return cited !== undefined && cited.length <= MAX_CITATION_LENGTH ? cited : undefined;
}

/** A rule's text as people write it. */
export function ruleText(source: string): string {
  return keepUnits(source.replaceAll('<=', '≤').replaceAll('>=', '≥'));
}
