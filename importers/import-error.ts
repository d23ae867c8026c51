/** Why a file cannot be imported, in one sentence for the user. Printed without a stack. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
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
