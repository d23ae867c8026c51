import { stemWord } from '../embedded/text/stem-word.ts';
import { bucketsOf } from './answer.ts';
import type { Ask } from './ask-in-rounds.ts';

/** What a stem's words may end in: the opposite of `stemWord`. */
const ENDINGS = ['', 's', 'e', 'es'];
const IRREGULAR: Readonly<Record<string, string>> = { leaf: 'leaves', loaf: 'loaves', half: 'halves' };

/** The commonest spelling of each stem; a stem itself while that is not known. */
export function commonestSpellings(ask: Ask, stems: readonly string[]): ReadonlyMap<string, string> {
  const filters: Record<string, unknown> = {};
  for (const spelling of stems.flatMap(listSpellings)) filters[spelling] = { term: { spelled: spelling } };
  if (stems.length === 0) return new Map();
  const answer = ask({ size: 0, track_total_hits: false, aggs: { spelled: { filters: { filters } } } });
  const counts = new Map(
    bucketsOf(answer?.aggregations?.spelled).map(({ key, doc_count }) => [String(key), doc_count]),
  );
  const countOf = (spelling: string) => counts.get(spelling) ?? 0;
  return new Map(
    stems.map((stem) => {
      const [best = stem] = listSpellings(stem).sort((a, b) => countOf(b) - countOf(a) || (a < b ? -1 : 1));
      return [stem, countOf(best) > 0 ? best : stem];
    }),
  );
}

function listSpellings(stem: string): string[] {
  const regular = ENDINGS.map((ending) => stem + ending);
  const { [stem]: irregular } = IRREGULAR;
  return [
    ...regular,
    ...(stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : []),
    ...(irregular === undefined ? [] : [irregular]),
  ].filter((word) => stemWord(word) === stem);
}
