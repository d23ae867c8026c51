import { t } from 'ttag';
import type { Certainty } from '#contract/guideline.ts';

/** How sure it is that a rule's figures are the published ones. */
export const CERTAINTY_WORDS: Readonly<Record<Certainty, string>> = {
  certain: t`published text`,
  likely: t`published figures, read from a summary`,
  reconstructed: t`provisional: rebuilt from secondary sources, not the published text`,
};
