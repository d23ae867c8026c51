import { t } from 'ttag';
import {
  GUIDELINES,
  type Guideline,
  SHELF_GUIDELINES,
  VERDICT_WORDS,
  type Verdict,
} from '#contract/guideline.ts';
import { NOVA_LABELS, type NovaLabel } from '#contract/product.ts';

type Flag = boolean | string | null | undefined;

/** What the labels of a product are read from: booleans or strings for all of them. */
export interface Labelled {
  readonly is_smart_snack?: Flag;
  readonly is_good_choice?: Flag;
  readonly recommended_ok?: Flag;
  readonly nova_label?: string | number | null | undefined;
  readonly verdicts?: Readonly<Partial<Record<Guideline, Verdict>>> | null | undefined;
}

/** Of a product whose verdicts are not there yet. */
export const UNKNOWN_VERDICTS = {
  smart_snack: 'unknown',
  good_choice: 'unknown',
  philly: 'unknown',
} as const;

/** A flag that is not set says only that the verdict is no pass: without the verdict, that is unknown. */
export function verdictOf(product: Labelled, guideline: Guideline): Verdict {
  const verdict = product.verdicts?.[guideline];
  if (verdict) return verdict;
  return isSet(product[GUIDELINES[guideline].passes]) ? 'pass' : 'unknown';
}

export function novaOf({ nova_label }: Labelled): NovaLabel | null {
  return NOVA_LABELS.find((label) => label === String(nova_label ?? '').trim()) ?? null;
}

function isSet(flag: Flag): boolean {
  return typeof flag === 'string' ? flag.trim().toLowerCase() === 'true' : flag === true;
}

/** The verdicts of a product in that order, in words. */
export function shelfVerdicts(product: Labelled) {
  return SHELF_GUIDELINES.map((guideline) => {
    const verdict = verdictOf(product, guideline);
    return { guideline, name: GUIDELINES[guideline].name, verdict, words: VERDICT_WORDS[verdict] };
  });
}

/** The four groups of NOVA (Monteiro et al., FAO 2019), short enough for a shelf label. */
export const NOVA_WORDS: Readonly<Record<NovaLabel, string>> = {
  '1': t`unprocessed`,
  '2': t`culinary ingredient`,
  '3': t`processed`,
  '4': t`ultra-processed`,
};

/** The groups in full. */
export const NOVA_NAMES: Readonly<Record<NovaLabel, string>> = {
  '1': t`unprocessed or minimally processed food`,
  '2': t`processed culinary ingredient`,
  '3': t`processed food`,
  '4': t`ultra-processed food`,
};
