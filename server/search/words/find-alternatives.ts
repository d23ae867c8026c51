import type { QueryWord } from '../embedded/text/query-words.ts';
import { stemWord } from '../embedded/text/stem-word.ts';
import { isStopWord } from '../embedded/text/stop-words.ts';
import { keyOf, type Phrase, type TradeWords } from './parse-trade-words.ts';

/** A run of query words that finds more than itself. */
export interface TradeMatch {
  /** Index of its first word in the query. */
  readonly start: number;
  /** The words it covers, stop words inside it included. */
  readonly length: number;
  /** Never empty. A product may have all words of any one phrase instead of the run's own words. */
  readonly alternatives: readonly Phrase[];
}

type Query = readonly Pick<QueryWord, 'text' | 'stem'>[];

/**
 * The runs of a query that trade words widen, in order and without overlap. At each word the longest run counts, so
 * "peanut butter" is never widened by what butter alone would find.
 */
export type FindAlternatives = (query: Query) => readonly TradeMatch[];

interface Node {
  readonly next: Map<string, Node>;
  /** By key; undefined where no phrase ends. Empty: the phrase means itself alone. */
  alternatives?: Map<string, Phrase>;
}

/** An amount written as one word: "12oz", "1.5lb". */
const AMOUNT = /^(\d+(?:\.\d+)?)([a-z]+)$/;

/** Builds the lookup; the cost of a call does not depend on the number of entries. */
export function indexTradeWords(words: TradeWords): FindAlternatives {
  const root: Node = { next: new Map() };
  for (const { from, to } of words) for (const phrase of from) addAlternatives(root, phrase, to);
  return (query) => {
    const matches: TradeMatch[] = [];
    for (let start = 0; start < query.length; ) {
      const run = longestRun(root, query, start) ?? amountRun(root, query, start);
      if (run !== undefined && run.alternatives.length > 0) matches.push(run);
      start += run?.length ?? 1;
    }
    return matches;
  };
}

function addAlternatives(root: Node, phrase: Phrase, alternatives: readonly Phrase[]): void {
  const node = nodeOf(root, phrase);
  node.alternatives ??= new Map();
  const own = keyOf(phrase);
  for (const alternative of alternatives) {
    const key = keyOf(alternative);
    if (key !== own && !node.alternatives.has(key)) node.alternatives.set(key, alternative);
  }
}

function nodeOf(root: Node, phrase: Phrase): Node {
  let node = root;
  for (const word of phrase) {
    const stem = stemWord(word);
    let next = node.next.get(stem);
    if (next === undefined) {
      next = { next: new Map() };
      node.next.set(stem, next);
    }
    node = next;
  }
  return node;
}

function longestRun(root: Node, query: Query, start: number): TradeMatch | undefined {
  let longest: TradeMatch | undefined;
  let node: Node | undefined = root;
  for (let at = start; at < query.length; at++) {
    const { text, stem } = query[at] as Query[number];
    if (isStopWord(text)) {
      if (at === start) return undefined;
      continue;
    }
    node = node.next.get(stem);
    if (node === undefined) return longest;
    if (node.alternatives !== undefined)
      longest = { start, length: at - start + 1, alternatives: [...node.alternatives.values()] };
  }
  return longest;
}

/** "12oz" also finds "12" with "ounce". */
function amountRun(root: Node, query: Query, start: number): TradeMatch | undefined {
  const [, number, unit] = AMOUNT.exec(query[start]?.text ?? '') ?? [];
  if (number === undefined || unit === undefined) return undefined;
  const units = root.next.get(stemWord(unit))?.alternatives;
  return units && { start, length: 1, alternatives: [...units.values()].map((words) => [number, ...words]) };
}
