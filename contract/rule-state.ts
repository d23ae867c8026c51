import { t } from 'ttag';
import { dateText } from './date-text.ts';
import { LAW_STATUSES } from './ingredient-laws.ts';
import type { StandardForce } from './standards.ts';

/** How a rule book stands on a day, to a buyer in the United States. */
export const RULE_STATES = [...LAW_STATUSES, 'program', 'abroad'] as const;
export type RuleState = (typeof RULE_STATES)[number];

export const STATE_WORDS: Readonly<Record<RuleState, string>> = {
  in_force: t`In force`,
  coming: t`Coming`,
  enjoined: t`Stopped by a court`,
  proposed: t`Proposed`,
  program: t`Program`,
  abroad: t`Used abroad`,
};

/** "since 1 Jul 2014", "from 15 Jan 2027": what the day of a rule book is to one that stands so on a day (YYYY-MM-DD). */
export function sinceText(state: RuleState, from: string, day: string): string {
  const date = dateText(from);
  if (state === 'enjoined') return t`was to begin ${date}`;
  if (state !== 'coming') return t`since ${date}`;
  // A law that holds already and bites later.
  return from > day ? t`from ${date}` : t`law since ${date}`;
}

const STATE_OF_FORCE: Readonly<Record<StandardForce, RuleState>> = {
  law: 'in_force',
  claim: 'in_force',
  coming: 'coming',
  proposed: 'proposed',
  program: 'program',
  abroad: 'abroad',
};

interface Stated {
  readonly force: StandardForce;
  readonly versions: readonly { readonly from: string }[];
}

/** Of a standard on a day (YYYY-MM-DD): before its first version it is to come. */
export function stateOfStandard({ force, versions }: Stated, day: string): RuleState {
  const [first] = versions;
  const isToCome = first !== undefined && day < first.from && force !== 'proposed';
  return isToCome ? 'coming' : STATE_OF_FORCE[force];
}

/** The version in force on a day; before the first, the first. */
export function versionOn<V extends { readonly from: string }>(
  versions: readonly V[],
  day: string,
): V | undefined {
  return versions.findLast(({ from }) => from <= day) ?? versions[0];
}
