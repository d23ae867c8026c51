import { t } from 'ttag';
import { dateText } from '#contract/date-text.ts';
import type { LawList } from '#contract/ingredient-laws.schema.ts';
import { LAW_PLACES, type LawPlace } from '#contract/ingredient-laws.ts';
import { LOCALE } from '#web/lib/language.ts';

const NAMES = new Intl.ListFormat(LOCALE);

type Coming = Pick<LawList['laws'][number], 'title' | 'status' | 'from'>;

/** "Next: FDA: Red No. 3 on 15 Jan 2027."; of several that begin on one day, all. Undefined where none is to come. */
export function nextLawText(laws: readonly Coming[]): string | undefined {
  const next = nextOf(laws);
  return next && t`Next: ${next.names} on ${next.day}.`;
}

/** "In California: California AB 418 on 1 Jan 2027.", of a place that is watched. */
export function nextInPlace(laws: readonly Coming[], place: LawPlace): string | undefined {
  const next = nextOf(laws);
  return next && t`In ${LAW_PLACES[place]}: ${next.names} on ${next.day}.`;
}

function nextOf(laws: readonly Coming[]) {
  const coming = laws.filter(({ status }) => status === 'coming');
  const [first] = coming.map(({ from }) => from).sort();
  if (first === undefined) return undefined;
  const titles = coming.filter(({ from }) => from === first).map(({ title }) => title);
  return { names: NAMES.format(titles), day: dateText(first) };
}
