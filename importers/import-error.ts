/** Why a file cannot be imported, in one sentence for the user. Printed without a stack. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** Of a file without these columns; `besides` ends the sentence. */
export function lacksColumns(name: string, missing: readonly string[], besides = ''): ImportError {
  const words = missing.length === 1 ? 'lacks the column' : 'lacks the columns';
  return new ImportError(`${name} ${words} ${missing.join(', ')}${besides}.`);
}

/** Turns a system error into an import error, in words for known codes. */
export function describeFileError(name: string, error: unknown): ImportError {
  if (error instanceof ImportError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const words = code === undefined ? undefined : FILE_ERRORS[code];
  return new ImportError(words ? `${name} ${words}.` : `${name} cannot be read: ${message}.`, {
    cause: error,
  });
}

const FILE_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EACCES: 'is not readable by this user',
  EPERM: 'is not readable by this user',
  EISDIR: 'is a folder where a file is expected',
  ENOTDIR: 'does not exist: part of its path is a file',
  ENAMETOOLONG: 'has a name that is too long',
  EIO: 'cannot be read: the disk reports an error',
  Z_DATA_ERROR: 'is damaged: its compressed data cannot be read',
  Z_BUF_ERROR: 'is truncated: download it again',
  ERR_STREAM_PREMATURE_CLOSE: 'is truncated: download it again',
};

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
