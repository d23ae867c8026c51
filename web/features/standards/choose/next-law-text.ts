import { t } from 'ttag';
import { dateText } from '#contract/date-text.ts';
import type { LawList } from '#contract/ingredient-laws.schema.ts';
import { LOCALE } from '#web/lib/language.ts';

const NAMES = new Intl.ListFormat(LOCALE);

/** "Next: FDA: Red No. 3 on 15 Jan 2027."; of several that begin on one day, all. Undefined where none is to come. */
export function nextLawText(
  laws: readonly Pick<LawList['laws'][number], 'title' | 'status' | 'from'>[],
): string | undefined {
  const coming = laws.filter(({ status }) => status === 'coming');
  const [first] = coming.map(({ from }) => from).sort();
  if (first === undefined) return undefined;
  const titles = coming.filter(({ from }) => from === first).map(({ title }) => title);
  return t`Next: ${NAMES.format(titles)} on ${dateText(first)}.`;
}
