import { correctJointly } from './correct-jointly.ts';
import { isFood } from './importance.ts';
import { orderWords } from './leave-out-words.ts';
import { leaveOutPackage, putPackageBack } from './package-words.ts';
import { askedPlaces, isAsked, type ParsedQuery, type ParsedWord, type WordQuery } from './parsed-query.ts';
import { namedCondition } from './reading.ts';
import type { KeepWords, ReadQuery, TermMatches, WiderQuery } from './wider-query.ts';
import { divideRuns, joinRuns, listRuns, type Run, singly } from './word-runs.ts';

/** With more products found, the words are taken as they are. */
const MAX_FEW_FOUND = 50;
/** Foods tried, the last ones: each costs as much as leaving words out. */
const MAX_FOODS = 4;

/**
 * Reads words that no name has together in another way: without package words, where a name has the others; else with the
 * cheapest corrections that a name has; else, where no product has them all or a claim is among them, with as many of the words
 * as a name or product has. Undefined where `countAsked`, the number of products that have the words as typed, is high enough.
 */
export function widenQuery(
  parsed: ParsedQuery,
  countAsked: () => number,
  matches: TermMatches,
): ReadQuery | undefined {
  if (parsed.kind !== 'match' || parsed.code !== null) return undefined;
  if (askedPlaces(parsed).length < 2) return undefined;
  const found = countAsked();
  if (found > MAX_FEW_FOUND) return undefined;
  const isFound = found > 0 && parsed.words.every(({ isLeftOut }) => !isLeftOut);
  return { ...(widenFew(parsed, found, matches) ?? { query: parsed, leftOut: [] }), isFound };
}

function widenFew(parsed: WordQuery, found: number, matches: TermMatches): WiderQuery | undefined {
  if (found > 0 && matches.countNamed(parsed) > 0) return undefined;
  const bare = leaveOutPackage(parsed);
  if (bare === undefined) return widenUnnamed(parsed, found, matches);
  const wider = widenUnnamed(bare, matches.countFound(bare), matches);
  if (wider === undefined && found > 0 && matches.countNamed(bare) === 0) return undefined;
  return putPackageBack(wider ?? { query: bare, leftOut: [] }, parsed, matches);
}

/** Undefined where a name or many products have the words, or no other reading is better. */
function widenUnnamed(query: WordQuery, found: number, matches: TermMatches): WiderQuery | undefined {
  const { lexicon, countNamed } = matches;
  if (found > MAX_FEW_FOUND || (found > 0 && countNamed(query) > 0)) return undefined;
  const runs = listRuns(query.words, matches.hasBrand);
  const hasClaim = runs.some(({ isBound }) => isBound);
  const rules = { keepsTyped: found > 0, keepsFoods: hasClaim };
  const corrected = correctJointly(query, lexicon, countNamed, rules);
  if (corrected !== undefined) return { query: corrected, leftOut: [] };
  if (found === 0) return leaveOut(query, runs, matches);
  if (hasClaim) return leaveOutRuns(query, runs, matches);
  return leaveOutForName(query, runs, matches);
}

/** Leaves one word out where a name has more of the words than the name of any product that has them all. */
function leaveOutForName(
  query: WordQuery,
  runs: readonly Run[],
  matches: TermMatches,
): WiderQuery | undefined {
  const fewest = askedPlaces(query).length - 1;
  if (fewest < 2 || matches.mostNamed(query) >= fewest) return undefined;
  const wider = leaveOutRuns(query, runs, matches);
  const isNamed =
    wider !== undefined && countKept(wider.query) >= fewest && matches.countNamed(wider.query) > 0;
  return isNamed ? wider : undefined;
}

/**
 * The words of a brand or claim are left out together and count as one. Where no product has any of these, each word counts by
 * itself.
 */
function leaveOut(parsed: WordQuery, runs: readonly Run[], matches: TermMatches): WiderQuery {
  const wider = leaveOutRuns(parsed, runs, matches);
  return wider ?? leaveOutRuns(parsed, singly(parsed.words), matches) ?? { query: parsed, leftOut: [] };
}

/** Undefined where no product has any of the runs. */
function leaveOutRuns(parsed: WordQuery, runs: readonly Run[], matches: TermMatches): WiderQuery | undefined {
  const joined = joinRuns(parsed, runs);
  const keepWords = openKeeper(joined, matches);
  const kept = keepFood(joined, keepWords);
  if (kept === joined) return undefined;
  const leftOut = kept.words.filter((word) => word.isLeftOut && isAsked(word));
  return { query: inNames(divideRuns(kept, runs), matches), leftOut: leftOut.map(({ typed }) => typed) };
}

/** The words kept, to be found in names alone where some name has them all: of one word that says too little. */
function inNames(query: WordQuery, matches: TermMatches): WordQuery {
  if (countKept(query) < 2 || matches.countNamed(query) === 0) return query;
  const words = query.words.map((word) =>
    isAsked(word) && !word.isLeftOut ? { ...word, conditions: word.conditions.map(namedCondition) } : word,
  );
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

function openKeeper(parsed: WordQuery, matches: TermMatches): KeepWords {
  const asked = askedPlaces(parsed);
  const isApart = asked.length === 2 && matches.countFound(parsed) === 0;
  return isApart ? openPairKeeper(parsed, asked, matches) : matches.openKeeper(parsed);
}

/** Of two words that nothing has together one stays: the wanted or required one, or the one that is not corrected, or the rarer. */
function openPairKeeper(parsed: WordQuery, asked: readonly number[], matches: TermMatches): KeepWords {
  const required = asked.filter((at) => parsed.words[at]?.isRequired);
  if (required.length === asked.length) return () => parsed;
  const sized = (required.length > 0 ? required : asked).map((at) => {
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
