import { STANDARD_WANTS, type Want } from '#contract/standards.ts';
import type { Facts } from '../facts/derive-facts.ts';
import { type Evidence, readEvidence } from './evidence.ts';
import type { Judgement, Standard, StandardVersion } from './standard.ts';
import { judgePossible, STANDARDS } from './standards.ts';
import { wantOf } from './wants.ts';

/**
 * What each standard says of a product by its newest version: `nutri_score:a`, `nutri_score:not_applicable`, or, where
 * the label leaves several outcomes open, for want of what: `nutri_score?plants,fiber`. An older version is listed where
 * it answers otherwise: `child_care_sugars@2017-10-01:unknown`. Pure; agrees with `judgeStandards`.
 */
export function answerStandards(facts: Facts): string[] {
  const { printed, behind } = readEvidence(facts);
  return STANDARDS.flatMap((standard) => answerStandard(standard, printed, behind));
}

function answerStandard(standard: Standard, printed: Evidence, behind: Evidence): string[] {
  const { key, versions } = standard;
  const judge = (version: StandardVersion) => judgePossible(standard, version, printed, behind);
  const newest = versions.at(-1);
  if (newest === undefined) return [];
  const judgement = judge(newest);
  const answer = answerIn(judgement);
  const entries = answer === 'unknown' ? wantedEntries(standard, judgement) : [`${key}:${answer}`];
  for (const version of versions.slice(0, -1)) {
    const before = answerIn(judge(version));
    if (before !== answer) entries.push(`${key}@${version.from}:${before}`);
  }
  return entries;
}

function answerIn({ possible }: Pick<Judgement, 'possible'>): string {
  return possible.length > 1 ? 'unknown' : (possible[0] ?? 'not_applicable');
}

/** Empty where only the label's rounding leaves it open. */
function wantedEntries({ key }: Standard, { missing }: Pick<Judgement, 'missing'>): string[] {
  const found = new Set(missing.map(wantOf));
  const listed: readonly Want[] = STANDARD_WANTS[key];
  const wants = listed.filter((want) => found.has(want));
  return wants.length === 0 ? [] : [`${key}?${wants.join(',')}`];
}
