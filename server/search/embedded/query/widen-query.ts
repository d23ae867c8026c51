import { isFoodWord } from '../../words/word-lists.ts';
import { brandLength, type HasBrand } from './brand-words.ts';
import { correctJointly } from './correct-jointly.ts';
import { orderWords } from './leave-out-words.ts';
import { leaveOutPackage, putPackageBack } from './package-words.ts';
import {
  askedPlaces,
  isAsked,
  type ParsedQuery,
  type ParsedWord,
  termWordsOf,
  type WordQuery,
} from './parsed-query.ts';
import type { KeepWords, TermMatches, WiderQuery } from './wider-query.ts';

/** With more products found, the words are taken as they are. */
const MAX_FEW_FOUND = 50;
/** Foods tried, the last ones: each costs as much as leaving words out. */
const MAX_FOODS = 4;
/** Left-out words whose return is offered. */
const MAX_PUT_BACKS = 3;

/**
 * Another reading of words that no name has together: the cheapest corrections that a name has; else, where nothing is
 * found at all, the most words that a name has, or a product. Words about the package go first. Undefined where the words as
 * they are still hold, of which `countAsked` counts the products.
 */
export function widenQuery(
  parsed: ParsedQuery,
  countAsked: () => number,
  matches: TermMatches,
): WiderQuery | undefined {
  if (parsed.kind !== 'match' || parsed.code !== null) return undefined;
  if (askedPlaces(parsed).length < 2) return undefined;
  const found = countAsked();
  if (found > MAX_FEW_FOUND) return undefined;
  if (found > 0) return { query: correctFound(parsed, found, matches), putBacks: [] };
  const bare = leaveOutPackage(parsed);
  if (bare === undefined) return widenNothing(parsed, matches);
  const foundBare = matches.countFound(bare);
  const wider =
    foundBare > 0
      ? { query: correctFound(bare, foundBare, matches), putBacks: [] }
      : widenNothing(bare, matches);
  return putPackageBack(wider, parsed, matches, MAX_PUT_BACKS);
}

/** Words that are found but in no name together, with corrections that a name has. */
function correctFound(query: WordQuery, found: number, matches: TermMatches): WordQuery {
  if (found > MAX_FEW_FOUND || matches.countNamed(query) > 0) return query;
  return correctJointly(query, matches.lexicon, matches.countNamed, true) ?? query;
}

function widenNothing(query: WordQuery, matches: TermMatches): WiderQuery {
  const corrected = correctJointly(query, matches.lexicon, matches.countNamed, false);
  return corrected === undefined ? leaveOut(query, matches) : { query: corrected, putBacks: [] };
}

/** The words of a brand are left out together, and count as one: of another brand's muffins or this one's jam, the muffins. */
function leaveOut(parsed: WordQuery, matches: TermMatches): WiderQuery {
  const runs = listRuns(parsed.words, matches.hasBrand);
  const joined = { ...parsed, words: runs.map(joinRun) };
  const keepWords = openKeeper(joined, matches);
  const kept = keepFood(joined, keepWords);
  const leftOut = kept.words.filter((word) => word.isLeftOut && isAsked(word));
  const putBacks = leftOut.slice(0, MAX_PUT_BACKS).flatMap((word) => {
    const other = keepWords(kept.words.indexOf(word));
    if (other === joined) return [];
    return {
      word: word.typed,
      words: termWordsOf(divideRuns(other, runs)),
      total: matches.countMatches(other),
    };
  });
  return { query: divideRuns(kept, runs), putBacks };
}

/** The words one by one, but those of a brand together, with the stop words between them. */
function listRuns(words: readonly ParsedWord[], hasBrand: HasBrand): ParsedWord[][] {
  const runs: ParsedWord[][] = [];
  for (let at = 0; at < words.length; at += runs.at(-1)?.length ?? 1) {
    const rest = words.slice(at);
    const asked = rest.filter(isAsked);
    const length =
      asked[0] === rest[0]
        ? brandLength(
            asked.map(({ typed }) => typed),
            hasBrand,
          )
        : 1;
    const last = length > 1 ? asked[length - 1] : rest[0];
    runs.push(rest.slice(0, rest.indexOf(last as ParsedWord) + 1));
  }
  return runs;
}

function joinRun(run: readonly ParsedWord[]): ParsedWord {
  const [only] = run;
  if (run.length === 1 && only !== undefined) return only;
  return {
    typed: run.map(({ typed }) => typed).join(' '),
    read: run.map(({ read }) => read).join(' '),
    conditions: run.flatMap(({ conditions }) => conditions),
    isLeftOut: false,
    isRequired: run.some(({ isRequired }) => isRequired),
    isLast: run.some(({ isLast }) => isLast),
  };
}

function divideRuns(query: WordQuery, runs: readonly (readonly ParsedWord[])[]): WordQuery {
  const words = runs.flatMap((run, i) => {
    const isLeftOut = query.words[i]?.isLeftOut === true;
    return run.map((word) => (isAsked(word) ? { ...word, isLeftOut } : word));
  });
  return { ...query, words };
}

/** Keeps a word that says what the food is, where the term has any: of "no sugar added applesauce" the applesauce. */
function keepFood(asked: WordQuery, keepWords: KeepWords): WordQuery {
  const kept = keepWords();
  const foods = askedPlaces(asked).filter((at) => isFood(asked.words[at] as ParsedWord));
  const keeps = ({ words }: WordQuery, at: number) => words[at]?.isLeftOut === false;
  if (foods.some((at) => keeps(kept, at))) return kept;
  const withFood = foods.slice(-MAX_FOODS).flatMap((at) => {
    const query = keepWords(at);
    return query !== asked && keeps(query, at) ? [query] : [];
  });
  // Of as many words the last ones, as in English these say what it is.
  return withFood.reduce(
    (best, query) => (countKept(query) < countKept(best) ? best : query),
    withFood[0] ?? kept,
  );
}

function countKept({ words }: WordQuery): number {
  return words.filter((word) => isAsked(word) && !word.isLeftOut).length;
}

/** Itself or by another name: rocket is arugula. A brand is none, whatever its words. */
function isFood({ typed, conditions }: ParsedWord): boolean {
  if (typed.includes(' ')) return false;
  const read = conditions
    .flat()
    .flatMap((reading) => ('phrase' in reading ? reading.phrase : [reading.text]));
  return [typed, ...read].some(isFoodWord);
}

function openKeeper(parsed: WordQuery, matches: TermMatches): KeepWords {
  const asked = askedPlaces(parsed);
  return asked.length === 2 && !parsed.words.some(({ isRequired }) => isRequired)
    ? openPairKeeper(parsed, asked, matches)
    : matches.openKeeper(parsed);
}

/** Of two words that nothing has together one stays: the wanted one, or the one that is not corrected, or the rarer. */
function openPairKeeper(parsed: WordQuery, asked: readonly number[], matches: TermMatches): KeepWords {
  const sized = asked.map((at) => {
    const alone = { ...parsed, words: parsed.words.slice(at, at + 1) };
    return { at, size: matches.countFound(alone) };
  });
  const found = orderWords(
    parsed.words,
    sized.filter(({ size }) => size > 0),
    ({ size }) => size,
  );
  return (wanted = found[0]?.at) => {
    if (!found.some(({ at }) => at === wanted)) return parsed;
    const words = parsed.words.map((word, at) =>
      asked.includes(at) ? { ...word, isLeftOut: at !== wanted } : word,
    );
    return { ...parsed, words };
  };
}
