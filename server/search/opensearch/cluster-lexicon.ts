import type { Lexicon } from '../embedded/query/lexicon.ts';
import { listCuts } from '../embedded/query/parse-query.ts';
import { type Reading, readingOf } from '../embedded/query/reading.ts';
import { type SimilarTerm, spellingsOf } from '../embedded/query/similar-terms.ts';
import { editDistance } from '../embedded/text/edit-distance.ts';
import { stemWord } from '../embedded/text/stem-word.ts';
import { isStopWord } from '../embedded/text/stop-words.ts';
import { toleranceOf } from '../embedded/text/tolerated-errors.ts';
import type { FindAlternatives } from '../words/find-alternatives.ts';
import { bucketsOf, totalOf } from './answer.ts';
import type { Ask } from './ask-in-rounds.ts';
import type { Clause } from './clause.ts';
import { reversed } from './index-document.ts';
import { findWord } from './reading-clause.ts';
import { countBody } from './search-body.ts';
import { commonestSpellings } from './spellings.ts';
import { codeOf } from './term-clause.ts';

/** The nearest words that are looked at: one error away or two, of all words of the catalogue. */
const MAX_SIMILAR = 300;
/** The shortest words that others are corrected to. */
const MIN_LETTERS = 3;

/** The vocabulary of the cluster. What has not been asked yet is taken for a common word, as most are. */
export function clusterLexicon(ask: Ask, findAlternatives: FindAlternatives): Lexicon {
  return {
    findAlternatives,
    count: (reading, enough) => totalOf(ask(countBody(findReading(reading)))) ?? enough,
    listSimilar(word, limit) {
      const similar = listSimilar(ask, word, limit);
      if (similar.length === 0) askForParts(ask, word);
      return similar;
    },
    hasGtin: (gtin) => totalOf(ask(countBody({ term: { gtin: codeOf(gtin) } }))) !== 0,
  };
}

const findReading = (reading: Reading): Clause => findWord([reading]);

/** Nothing is similar, so next the word is cut in two: all parts are asked for at once, not one pair a round. */
function askForParts(ask: Ask, word: string): void {
  for (const part of listCuts(word).flat()) ask(countBody(findReading(readingOf(part, false))));
}

/** As `listSimilarTerms` of the embedded index has them. */
function listSimilar(ask: Ask, word: string, limit: number): readonly SimilarTerm[] {
  const { mostEdits, tolerates } = toleranceOf(word);
  if (mostEdits === 0) return [];
  const stem = stemWord(word);
  const typed = [...spellingsOf(word)];
  const distanceTo = (other: string) =>
    Math.min(
      ...typed.map((spelling) => editDistance(other, spelling, mostEdits)).filter((edits) => edits > 0),
    );
  const near = [...new Set(typed.flatMap((spelling) => listNear(ask, spelling, mostEdits)))]
    .map((other) => ({ stem: other, distance: distanceTo(other) }))
    .filter(({ distance, stem: other }) => tolerates(other, distance) && other !== stem && isCorrect(other));
  const counted = countStems(
    ask,
    near.map((one) => one.stem),
  );
  const sharesFirst = (one: { readonly stem: string }) => Number(one.stem[0] === stem[0]);
  return near
    .map((one) => ({ ...one, count: counted.get(one.stem) ?? 0, surface: one.stem }))
    .filter(({ count }) => count > 0)
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        sharesFirst(b) - sharesFirst(a) ||
        b.count - a.count ||
        (a.stem < b.stem ? -1 : 1),
    )
    .slice(0, limit)
    .map((one) => ({ ...one, surface: commonestSpellings(ask, [one.stem]).get(one.stem) ?? one.stem }));
}

const isCorrect = (stem: string) => stem.length >= MIN_LETTERS && !/\d/.test(stem) && !isStopWord(stem);

/**
 * The words of the catalogue that are near to one: of deleted products too, until the cluster has merged them away. With
 * two errors Lucene finds words of the same first letter alone; read backwards, those of the same last letter.
 */
function listNear(ask: Ask, stem: string, max_edits: number): string[] {
  const near = (field: string, text: string) => ({ text, term: { field, max_edits, ...NEAR } });
  const suggest = { forwards: near('words', stem), backwards: near('reversed', reversed(stem)) };
  const found = ask({ size: 0, query: { match_none: {} }, suggest })?.suggest ?? {};
  const listed = (name: string) => found[name]?.[0]?.options.map(({ text }) => text) ?? [];
  return [...new Set([...listed('forwards'), ...listed('backwards').map(reversed)])];
}

const NEAR = {
  analyzer: 'plain',
  suggest_mode: 'always',
  prefix_length: 0,
  min_word_length: MIN_LETTERS,
  size: MAX_SIMILAR,
  shard_size: MAX_SIMILAR,
  accuracy: 0,
  max_term_freq: 1_000_000_000,
};

/** Products with each of the stems. */
function countStems(ask: Ask, stems: readonly string[]): ReadonlyMap<string, number> {
  if (stems.length === 0) return new Map();
  const filters = Object.fromEntries(stems.map((stem) => [stem, { term: { words: stem } }]));
  const answer = ask({ size: 0, track_total_hits: false, aggs: { stems: { filters: { filters } } } });
  return new Map(
    bucketsOf(answer?.aggregations?.stems).map(({ key, doc_count }) => [String(key), doc_count]),
  );
}
