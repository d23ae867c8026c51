import { GUIDELINE_KEYS, type Guideline, type Verdict } from '#contract/guideline.ts';

/** What a guideline's own box does not choose: it chooses a pass. */
export const OTHER_VERDICTS = ['fail', 'unknown', 'not_applicable'] as const satisfies readonly Verdict[];
export type OtherVerdict = (typeof OTHER_VERDICTS)[number];

/** A verdict of a guideline, as addresses spell it. */
export type VerdictChoice = `${Guideline}:${OtherVerdict}`;
export const VERDICT_CHOICES: readonly VerdictChoice[] = GUIDELINE_KEYS.flatMap((guideline) =>
  OTHER_VERDICTS.map((verdict) => choiceOf(guideline, verdict)),
);

export function choiceOf(guideline: Guideline, verdict: OtherVerdict): VerdictChoice {
  return `${guideline}:${verdict}`;
}

/** What is chosen of the guidelines. */
export interface ChosenVerdicts {
  readonly guideline?: readonly Guideline[] | undefined;
  readonly verdict?: readonly VerdictChoice[] | undefined;
}

/** The verdicts chosen of one guideline, any of which a product may have; empty where none is. */
export function verdictsOf({ guideline, verdict }: ChosenVerdicts, key: Guideline): Verdict[] {
  return [
    ...(guideline?.includes(key) ? (['pass'] as const) : []),
    ...OTHER_VERDICTS.filter((other) => verdict?.includes(choiceOf(key, other))),
  ];
}
