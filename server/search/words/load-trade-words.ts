import { readdirSync, readFileSync } from 'node:fs';
import { parseTradeWords, type TradeWords } from './parse-trade-words.ts';

const FOLDER = new URL('data/', import.meta.url);

/** The trade words that come with Larder, and an operator's. Throws TradeWordsError where the latter are wrong. */
export function readTradeWords(operatorText = ''): TradeWords {
  const own = readdirSync(FOLDER)
    .sort()
    .flatMap((name) => parseTradeWords(readFileSync(new URL(name, FOLDER), 'utf8')));
  return [...own, ...parseTradeWords(operatorText)];
}
