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

/** A start that the disk does not let go on, in a sentence; any other error as it is. */
export function explainStart(error: unknown, dataDir: string): unknown {
  const { code = '', path } = error as NodeJS.ErrnoException;
  const fault = DISK_FAULTS[code];
  if (fault !== undefined) {
    const place = code === '53100' ? 'of the store' : `of ${path ?? dataDir}`;
    return new StartError(`The disk ${place} ${fault}.`, { cause: error });
  }
  if ((code === 'EACCES' || code === 'EPERM') && path?.startsWith(dataDir) === true)
    return new StartError(`${path} may not be written by this user.`, { cause: error });
  return error;
}
