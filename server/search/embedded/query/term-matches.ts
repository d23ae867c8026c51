import type { Generation } from './generation.ts';
import { hasBrand } from './has-brand.ts';
import { leaveOutWords } from './leave-out-words.ts';
import type { Lexicon } from './lexicon.ts';
import { countFound, matchGeneration, matchSegment } from './match-segment.ts';
import { countNamesTogether, type NamedWord, namedWord } from './names-together.ts';
import { conditionsOf, type WordQuery } from './parsed-query.ts';
import { countInName } from './rank-matches.ts';
import type { Condition } from './reading.ts';
import type { LiveSegment } from './segment-reader.ts';
import { findWordTerms } from './term-groups.ts';
import type { KeepWords, TermMatches } from './wider-query.ts';
import {
  type Coverage,
  coverageAnywhere,
  coverageInNames,
  isValid,
  keepHaving,
  mostNamedWords,
} from './word-coverage.ts';
import { MAX_SCORED_WORDS } from './word-scores.ts';

/** What the documents of a generation say of other readings of a term. */
export function termMatchesOf(generation: Generation, lexicon: Lexicon): TermMatches {
  const wordIn = openWords();
  return {
    lexicon,
    countFound: (query) => countFound(matchGeneration(generation, query, [])),
    countNamed: (query, above = 0) => countNamed(generation, query, above, wordIn),
    mostNamed: (query) => mostNamedWords(generation, query),
    hasBrand: (key) => hasBrand(generation, key),
    openKeeper: (query) => openKeeper(generation, query),
  };
}

/** Finds the words of conditions once for all readings of a term that have them. */
type WordIn = (segment: LiveSegment, condition: Condition) => NamedWord;

function openWords(): WordIn {
  const known = new Map<LiveSegment, Map<Condition, NamedWord>>();
  return (segment, condition) => {
    let words = known.get(segment);
    if (words === undefined) {
      words = new Map();
      known.set(segment, words);
    }
    let word = words.get(condition);
    if (word === undefined) {
      word = namedWord(segment.reader, findWordTerms(segment.reader, condition));
      words.set(condition, word);
    }
    return word;
  };
}

/** With more segments none is passed over: their counts add up. */
function countNamed({ segments }: Generation, query: WordQuery, above: number, wordIn: WordIn): number {
  const most = segments.length === 1 ? above : 0;
  return segments.reduce((sum, segment) => sum + countNamedIn(segment, query, most, wordIn), 0);
}

/** Products of the segment that have all of the words in the name, brand or kind. */
function countNamedIn(segment: LiveSegment, query: WordQuery, above: number, wordIn: WordIn): number {
  const words = conditionsOf(query).map((condition) => wordIn(segment, condition));
  const isPlain = query.without.length === 0 && words.length <= MAX_SCORED_WORDS;
  const looked = isPlain ? countNamesTogether(segment, words, above) : undefined;
  return looked ?? countInName(matchSegment(segment, query, []), above);
}

function openKeeper(generation: Generation, parsed: WordQuery): KeepWords {
  const isPlain = !parsed.words.some(({ isRequired }) => isRequired);
  let anywhere: Coverage | undefined;
  return (wanted) => {
    if (wanted === undefined && isPlain) {
      const inNames = coverageInNames(generation, parsed);
      if (keepHaving(inNames, []) > 1) return leaveOutWords(inNames, parsed);
    }
    if (anywhere === undefined || !isValid(anywhere)) anywhere = coverageAnywhere(generation, parsed);
    return leaveOutWords(anywhere, parsed, wanted);
  };
}
