import { readFile } from 'node:fs/promises';
import { readTradeWords } from './search/words/load-trade-words.ts';
import { type TradeWords, TradeWordsError } from './search/words/parse-trade-words.ts';
import { StartError } from './start-error.ts';

/** The trade words that searches know: those of Larder and of the operator's file. Throws StartError. */
export async function openSearchWords(path: string | undefined): Promise<TradeWords> {
  if (path === undefined) return readTradeWords();
  const text = await readWords(path);
  try {
    return readTradeWords(text);
  } catch (error) {
    if (error instanceof TradeWordsError) throw new StartError(`SEARCH_WORDS ${path}: ${error.message}`);
    throw error;
  }
}

async function readWords(path: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isText = code !== 'ERR_ENCODING_INVALID_ENCODED_DATA';
    throw new StartError(
      `SEARCH_WORDS ${path} ${isText ? `cannot be read: ${message}` : 'is no UTF-8 text'}.`,
    );
  }
}
