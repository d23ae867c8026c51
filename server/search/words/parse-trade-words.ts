import { splitQuery } from '../embedded/text/query-words.ts';
import { stemWord } from '../embedded/text/stem-word.ts';
import { isStopWord } from '../embedded/text/stop-words.ts';

/** A word or phrase: its folded words, without stop words. */
export type Phrase = readonly string[];

/** One line of a file of trade words. */
export interface TradeEntry {
  readonly line: number;
  /** Phrases that find those of `to` as well. */
  readonly from: readonly Phrase[];
  /** The same list as `from` where the entry is two-way; empty where the phrase means itself alone. */
  readonly to: readonly Phrase[];
}

export type TradeWords = readonly TradeEntry[];

/** Says in one sentence which line is wrong and why. */
export class TradeWordsError extends Error {
  override readonly name = 'TradeWordsError';

  constructor(line: number, reason: string) {
    super(`Line ${line}: ${reason}.`);
  }
}

const MAX_PHRASE_WORDS = 8;

/**
 * Parses trade words, one entry a line. `a = b = c`: each also finds the others. `a, b > c`: a and b also find c, not the
 * other way round. `! a b`: the phrase means itself alone, and its words are not widened. `#` begins a comment.
 */
export function parseTradeWords(text: string): TradeWords {
  const entries: TradeEntry[] = [];
  const lines = new Map<string, number>();
  text.split(/\r?\n/).forEach((raw, i) => {
    const content = raw.replace(/(?:^|\s)#.*/, '').trim();
    if (content === '') return;
    const entry = parseEntry(content, i + 1);
    const key = keyOfEntry(entry);
    const earlier = lines.get(key);
    if (earlier !== undefined) throw new TradeWordsError(entry.line, `repeats line ${earlier}`);
    lines.set(key, entry.line);
    entries.push(entry);
  });
  return entries;
}

function parseEntry(content: string, line: number): TradeEntry {
  if (content.startsWith('!')) return { line, from: [parseFixedPhrase(content.slice(1), line)], to: [] };
  const isOneWay = content.includes('>');
  if (isOneWay && content.includes('='))
    throw new TradeWordsError(line, '"=" and ">" cannot stand in one entry');
  return isOneWay ? parseOneWay(content, line) : parseTwoWay(content, line);
}

function parseTwoWay(content: string, line: number): TradeEntry {
  const texts = content.split('=');
  if (texts.length === 1)
    throw new TradeWordsError(line, `"${content}" stands alone: an entry reads "a = b" or "a > b"`);
  const phrases = parsePhrases(texts, line);
  return { line, from: phrases, to: phrases };
}

function parseOneWay(content: string, line: number): TradeEntry {
  const [left = '', right = '', ...more] = content.split('>');
  if (more.length > 0) throw new TradeWordsError(line, '">" may stand only once in an entry');
  const [from, to] = [left.split(','), right.split(',')];
  const phrases = parsePhrases([...from, ...to], line);
  return { line, from: phrases.slice(0, from.length), to: phrases.slice(from.length) };
}

/** Phrases of one entry: a search must be able to tell them apart. */
function parsePhrases(texts: readonly string[], line: number): Phrase[] {
  const seen = new Map<string, string>();
  return texts.map((text) => {
    const phrase = parsePhrase(text, line);
    const key = keyOf(phrase);
    const earlier = seen.get(key);
    if (earlier !== undefined)
      throw new TradeWordsError(line, `"${earlier}" and "${text.trim()}" are the same to a search`);
    seen.set(key, text.trim());
    return phrase;
  });
}

function parseFixedPhrase(text: string, line: number): Phrase {
  const phrase = parsePhrase(text, line);
  if (phrase.length < 2)
    throw new TradeWordsError(line, `"${text.trim()}" is one word: "!" is for phrases of two or more`);
  return phrase;
}

function parsePhrase(text: string, line: number): Phrase {
  const words = splitQuery(text).map((word) => word.text);
  if (words.length === 0) throw new TradeWordsError(line, 'a word is missing before or after a sign');
  const phrase = words.filter((word) => !isStopWord(word));
  if (phrase.length === 0)
    throw new TradeWordsError(line, `"${text.trim()}" has only words that a search leaves out`);
  if (phrase.length > MAX_PHRASE_WORDS)
    throw new TradeWordsError(line, `"${text.trim()}" has more than ${MAX_PHRASE_WORDS} words`);
  return phrase;
}

/** Equal for phrases that a search cannot tell apart. */
export function keyOf(phrase: Phrase): string {
  return phrase.map(stemWord).join(' ');
}

/** Equal for entries that say the same. */
function keyOfEntry({ from, to }: TradeEntry): string {
  return [from, to].map((side) => side.map(keyOf).sort().join('=')).join('>');
}
