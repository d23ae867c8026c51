import type { ImportError } from '#importers/import-error.ts';

/** One file of a data set: on disk, or an entry of an archive. */
export interface DataFile {
  /** For people: the path as given, with the entry's name where it is in an archive. */
  readonly name: string;
  /** The last part of its name, in lower case and without `.gz`: `branded_food.csv`. */
  readonly baseName: string;
  /** Bytes on disk: what progress is measured in. */
  readonly size: number;
  /**
   * Its bytes, unpacked, from the start; may be called again. `onProgress` is told how many bytes on disk have been
   * read. Throws ImportError where it cannot be read to its end.
   */
  read(onProgress?: (bytesRead: number) => void): AsyncIterable<Buffer>;
  /** Why it could not be opened, where it is one of a folder; `read` throws it. */
  readonly failure?: ImportError;
}

/** An input of the command line: its files, and a fingerprint of their contents. */
export interface DataSet {
  /** As given. */
  readonly name: string;
  readonly files: readonly DataFile[];
  readonly fingerprint: string;
  /** Removes temporary files. */
  close(): Promise<void>;
}
