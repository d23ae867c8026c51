/** Why the program cannot start, in one sentence for the operator. Printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Of the file system, and 53100 of PostgreSQL. */
const DISK_FAULTS: Readonly<Record<string, string>> = {
  ENOSPC: 'is full: make room, then start Larder again',
  EDQUOT: 'is full for this user: make room, then start Larder again',
  EROFS: 'can only be read: make it writable, then start Larder again',
  EIO: 'reports an error: see the log of the system',
  53100: 'is full: make room, then start Larder again',
};

/** What the disk of a place refuses, in a sentence; undefined where it refuses nothing. */
export function diskFault(error: unknown, place: string): StartError | undefined {
  const fault = DISK_FAULTS[(error as NodeJS.ErrnoException).code ?? ''];
  return fault === undefined ? undefined : new StartError(`The disk of ${place} ${fault}.`, { cause: error });
}

/** The server ended the connection (SQLSTATE), or the driver found it ended, which has no code. */
const LOST_CODES: ReadonlySet<unknown> = new Set(['57P01', '57P02', '57P03']);
const LOST = /^(?:Connection terminated|Client has encountered a connection error)/;

/** A start that the disk or the store does not let go on, in a sentence; any other error as it is. */
export function explainStart(error: unknown, dataDir: string): unknown {
  const { code = '', path, message = '' } = error as NodeJS.ErrnoException;
  const fault = diskFault(error, code === '53100' ? 'the store' : (path ?? dataDir));
  if (fault !== undefined) return fault;
  if (LOST_CODES.has(code) || LOST.test(message))
    return new StartError(`PostgreSQL ended while Larder started: ${message}.`, { cause: error });
  if ((code === 'EACCES' || code === 'EPERM') && path?.startsWith(dataDir) === true)
    return new StartError(`${path} may not be written by this user.`, { cause: error });
  return error;
}
