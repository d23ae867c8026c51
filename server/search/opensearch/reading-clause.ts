import { wordBeginning } from '../embedded/query/name-phrase.ts';
import type { Condition, Reading } from '../embedded/query/reading.ts';
import { stemWord } from '../embedded/text/stem-word.ts';
import { anyOf, type Clause } from './clause.ts';
import { MAX_BEGINNING, token } from './index-document.ts';
import { NAME_END, NAME_START } from './mapping.ts';

/** Products with a word. */
export function findWord(condition: Condition): Clause {
  return anyOf(condition.flatMap((reading) => clausesOf(reading, WORD_FIELDS)));
}

/** Products with a word in the name or brand. */
export function findNamed(condition: Condition): Clause {
  return anyOf(condition.flatMap((reading) => clausesOf(reading, NAME_FIELDS)));
}

/** The same as `findWord`; the score is the best impact of the word's readings. */
export function scoreWord(condition: Condition): Clause {
  const readings = condition.flatMap((reading) => clausesOf(reading, WORD_FIELDS));
  const [only] = readings;
  return readings.length === 1 && only !== undefined ? only : { dis_max: { queries: readings } };
}

interface Fields {
  readonly words: string;
  readonly beginnings: string;
}
const WORD_FIELDS: Fields = { words: 'words', beginnings: 'beginnings' };
const NAME_FIELDS: Fields = { words: 'named', beginnings: 'named_beginnings' };

function clausesOf(reading: Reading, { words, beginnings }: Fields): Clause[] {
  if ('named' in reading)
    return [{ bool: { must: [scoreWord(reading.named)], filter: [findNamed(reading.named)] } }];
  if ('phrase' in reading) return [phraseClause(reading.phrase)];
  const { text, stem, asPrefix } = reading;
  const exact = { term: { [words]: token(stem) } };
  if (!asPrefix) return [exact];
  const begun =
    text.length > MAX_BEGINNING ? { prefix: { [words]: token(text) } } : { term: { [beginnings]: text } };
  return [exact, begun];
}

/** Words together in order in the name or brand; the score is the impact of the last. */
function phraseClause(phrase: readonly string[]): Clause {
  const stems = phrase.map((word) => token(stemWord(word)));
  const together = phrase.map((word) => token(wordBeginning(word))).join(' ');
  return {
    bool: {
      must: [{ term: { words: stems.at(-1) ?? '' } }],
      filter: [
        ...stems.map((stem) => ({ term: { named: stem } })),
        anyOf(['name_words', 'brand_words'].map((field) => ({ match_phrase: { [field]: together } }))),
      ],
    },
  };
}

/** Names with the words together in order; the last word may be incomplete. With `whole` the name is these words alone. */
export function findPlace(words: readonly string[], isWhole: boolean): Clause {
  const beginnings = words.map((word) => token(wordBeginning(word)));
  const rules = beginnings.map((query, i) =>
    match(query, i === beginnings.length - 1 ? { use_field: 'name_words.begun' } : {}),
  );
  const intervals = isWhole ? [match(NAME_START), ...rules, match(NAME_END)] : rules;
  return { intervals: { name_words: { all_of: { ordered: true, max_gaps: 0, intervals } } } };
}

const match = (query: string, more: Clause = {}): Clause => ({ match: { query, ...more } });
