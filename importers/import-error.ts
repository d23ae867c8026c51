/** Why a file cannot be imported, in one sentence for whoever asked for it. Printed without a stack. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** An import error made of a system's error, in words where they are known. */
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
  EACCES: 'may not be read by this user',
  EPERM: 'may not be read by this user',
  EISDIR: 'is a folder where a file is expected',
  ENOTDIR: 'does not exist: part of its path is a file',
  ENAMETOOLONG: 'has too long a name',
  EIO: 'cannot be read: the disk reports an error',
  Z_DATA_ERROR: 'is damaged: its compressed data cannot be read on',
  Z_BUF_ERROR: 'ends before its compressed data do: it was cut off, get it again',
  ERR_STREAM_PREMATURE_CLOSE: 'ended early: it was cut off, get it again',
};
