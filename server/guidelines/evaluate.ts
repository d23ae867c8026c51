import { GUIDELINE_KEYS, type Guideline, type GuidelineResult, type Verdict } from '#contract/guideline.ts';
import type { NovaLabel } from '#contract/product.ts';
import type { GuidelineSubject } from './subject.ts';

/** What import stores of a product: the verdicts alone. The explanation is worked out when asked for. */
export interface Labels {
  readonly verdicts: Readonly<Record<Guideline, Verdict>>;
  /** null where it cannot be told. */
  readonly nova_label: NovaLabel | null;
}

/** Every guideline's verdict with each criterion. Pure. */
export function evaluateGuidelines(_subject: GuidelineSubject): GuidelineResult[] {
  return GUIDELINE_KEYS.map((guideline) => ({
    guideline,
    verdict: 'unknown',
    summary: 'Not evaluated.',
    rule_set: { version: '0', effective_from: null, certainty: 'reconstructed' },
    criteria: [],
  }));
}

/** The verdicts without their explanations, for import. Pure; agrees with {@link evaluateGuidelines}. */
export function labelProduct(_subject: GuidelineSubject): Labels {
  return {
    verdicts: { smart_snack: 'unknown', good_choice: 'unknown', philly: 'unknown' },
    nova_label: null,
  };
}
