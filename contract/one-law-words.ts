import { t } from 'ttag';
import { type AnswerWords, few } from './answer-words.ts';
import { dateText } from './date-text.ts';
import type { CHOSEN_LAW_STATUSES, LawResult } from './ingredient-laws.ts';
import { isNoticeLaw, type LawKey } from './law-titles.ts';

/** What one ingredient law says of a label on a day. */
interface OneLaw {
  readonly key: LawKey;
  readonly status: (typeof CHOSEN_LAW_STATUSES)[number];
  readonly from: string;
  readonly result: LawResult;
  readonly named: readonly string[];
}

/**
 * Of a law that a person chose. A label names a substance or does not, however the law stands; only a ban in force makes
 * that a fault.
 */
export function oneLawWords({ key, status, from, result, named }: OneLaw): AnswerWords {
  if (status === 'elsewhere') return { mark: 'not_applicable', words: t`Not for the places chosen` };
  if (result === 'unknown') return { mark: 'unknown', words: t`Cannot be told` };
  if (result === 'not_named') return { mark: 'not_named', words: t`Not named` };
  const names = named.length === 0 ? t`Named` : t`Named: ${few(named)}`;
  if (status === 'enjoined' || status === 'proposed')
    return { mark: 'not_applicable', words: `${names}; ${HOLD_WORDS[status]}` };
  if (isNoticeLaw(key)) {
    const asks = status === 'coming' ? t`asks for a notice from ${dateText(from)}` : t`asks for a notice`;
    return { mark: 'coming', words: `${names}; ${asks}` };
  }
  if (status === 'in_force') return { mark: 'fail', words: names };
  return { mark: 'coming', words: t`${names}; banned from ${dateText(from)}` };
}

const HOLD_WORDS = { enjoined: t`stopped by a court`, proposed: t`only proposed` } as const;
