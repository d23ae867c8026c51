import { ImportError } from '#importers/import-error.ts';

/** Messages for PostgreSQL's and the network's error codes. */
const SENTENCES: Readonly<Record<string, string>> = {
  '53100': 'The disk of the store is full: make room, then run the same command to continue.',
  '53300': 'The store has too many connections: try again in a moment.',
  '57P01': 'The store was shut down: start it and run the same command to continue.',
  '57P03': 'The store is starting or stopping: try again in a moment.',
  ECONNRESET: 'The connection to the store was lost: run the same command to continue.',
  ECONNREFUSED: 'The store does not respond: start it and run the same command to continue.',
};

/** A store's failure in a sentence where there is one; any other error as it is. */
export function storeFailure(error: unknown): unknown {
  const code = (error as { code?: unknown } | undefined)?.code;
  const sentence = typeof code === 'string' ? SENTENCES[code] : undefined;
  return sentence === undefined ? error : new ImportError(sentence, { cause: error });
}
