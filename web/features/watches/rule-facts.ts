import { t } from 'ttag';
import { dateText } from '#contract/date-text.ts';
import { STATE_WORDS, sinceText } from '#contract/rule-state.ts';
import type { Watch } from '#contract/watches.schema.ts';

/** How a watched standard or law stands: `Law: Coming, from 15 Jan 2027`. */
export function ruleFacts({ kind, standing }: Pick<Watch, 'kind' | 'standing'>): string {
  if (kind === 'place') return t`Ingredient laws of a place`;
  const name = kind === 'law' ? t`Ingredient law` : t`Standard`;
  if (standing === null) return t`${name}: judged no more`;
  const { state, from, next } = standing;
  // The day on which a law begins holds for both.
  const since = sinceText(state, from, state === 'coming' && next === from ? '' : from);
  const now = `${name}: ${STATE_WORDS[state].toLowerCase()}, ${since}`;
  return next === null || next === from ? now : t`${now}; next version from ${dateText(next)}`;
}
