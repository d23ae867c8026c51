import type { Certainty } from '#contract/guideline.ts';

/** How sure it is that a rule's figures are the published ones. */
export const CERTAINTY_WORDS: Readonly<Record<Certainty, string>> = {
  certain: 'published text',
  likely: 'published figures, read from a summary',
  reconstructed: 'provisional: rebuilt from secondary sources, not the published text',
};
