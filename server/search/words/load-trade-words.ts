import { readdirSync, readFileSync } from 'node:fs';
import { type FindAlternatives, indexTradeWords } from './find-alternatives.ts';
import { parseTradeWords, type TradeWords } from './parse-trade-words.ts';

const FOLDER = new URL('data/', import.meta.url);

/** The trade words that come with Larder. */
export function readTradeWords(): TradeWords {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((name) => parseTradeWords(readFileSync(new URL(name, FOLDER), 'utf8')));
}

/** The lookup over Larder's own trade words and an operator's. Throws TradeWordsError where the latter are wrong. */
export function openTradeWords(operatorText = ''): FindAlternatives {
  return indexTradeWords([...readTradeWords(), ...parseTradeWords(operatorText)]);
}
