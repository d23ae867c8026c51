import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createZstdDecompress } from 'node:zlib';
import { StartError } from '../start-error.ts';
import {
  type BackupHeader,
  type BackupTable,
  copyLine,
  END_OF_ROWS,
  FORMAT,
  HEADER_MARK,
  headerSchema,
  lastLine,
} from './backup-format.ts';

/** What a backup is read as: its facts once, then rows of its tables in their order, as COPY takes them. */
export type BackupPart =
  | { readonly header: BackupHeader }
  | { readonly table: BackupTable; readonly rows: Buffer };

/** Longer first lines are none of ours: a foreign file is not gathered in memory in search of its end. */
const MAX_HEADER_BYTES = 4 * 1024 * 1024;
const NEWLINE = 0x0a;

/**
 * Reads a backup to its end. Throws StartError where the file is no backup, of a newer format or damaged; whether it is
 * whole is known only after the last part.
 */
export async function* readBackup(path: string): AsyncGenerator<BackupPart> {
  const hash = createHash('sha256');
  const damaged = new StartError(`${path} is damaged: its checksum does not fit, or its end is missing.`);
  let header: BackupHeader | undefined;
  let at = -1;
  let isInRows = false;
  let isWhole = false;

  for await (const lines of wholeLines(path, () => header !== undefined)) {
    let rest = lines;
    const take = (length: number) => {
      const taken = rest.subarray(0, length);
      rest = rest.subarray(length);
      return taken;
    };
    while (rest.length > 0) {
      const table = header?.tables[at];
      if (isInRows && table !== undefined) {
        const end = endOfRows(rest);
        const rows = take(end ?? rest.length);
        hash.update(rows);
        if (rows.length > 0) yield { table, rows };
        if (end === undefined) continue;
        hash.update(take(END_OF_ROWS.length));
        isInRows = false;
        at += 1;
        continue;
      }
      const line = take(rest.indexOf(NEWLINE) + 1);
      const text = line.toString();
      if (header === undefined) {
        header = readHeader(text, path);
        at = 0;
        yield { header };
      } else if (table !== undefined && text === copyLine(table)) isInRows = true;
      else if (table !== undefined || isWhole || text !== lastLine(hash.copy().digest('hex'))) throw damaged;
      else isWhole = true;
      hash.update(line);
    }
  }
  if (!isWhole) throw header === undefined ? foreign(path) : damaged;
}

/** Reads a backup to its end; what it says of itself. Throws StartError where it is not whole. */
export async function verifyBackup(path: string): Promise<BackupHeader> {
  let header: BackupHeader | undefined;
  for await (const part of readBackup(path)) if ('header' in part) header = part.header;
  if (header === undefined) throw foreign(path);
  return header;
}

/** The file's text in pieces that end with a line. */
async function* wholeLines(path: string, isOurs: () => boolean): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  const file = createReadStream(path);
  const text = createZstdDecompress();
  file.on('error', (error) => text.destroy(error));
  try {
    for await (const chunk of file.pipe(text) as AsyncIterable<Buffer>) {
      const end = chunk.lastIndexOf(NEWLINE) + 1;
      if (end > 0) {
        yield Buffer.concat([...begun, chunk.subarray(0, end)]);
        begun = [];
      }
      if (end < chunk.length) begun.push(chunk.subarray(end));
      if (!isOurs() && begun.reduce((sum, { length }) => sum + length, 0) > MAX_HEADER_BYTES)
        throw foreign(path);
    }
    // Bytes after the last line: what follows finds them to be none of ours.
    if (begun.length > 0) yield Buffer.concat([...begun, Buffer.from('\n')]);
  } catch (error) {
    const { code, message, syscall } = error as NodeJS.ErrnoException;
    if (syscall !== undefined) throw new StartError(`${path} cannot be read: ${message}.`);
    if (!/ZSTD|Z_BUF/.test(code ?? '')) throw error;
    throw isOurs() ? new StartError(`${path} is damaged: it cannot be unpacked to its end.`) : foreign(path);
  } finally {
    file.destroy();
  }
}

function endOfRows(lines: Buffer): number | undefined {
  if (lines.subarray(0, END_OF_ROWS.length).equals(Buffer.from(END_OF_ROWS))) return 0;
  const found = lines.indexOf(`\n${END_OF_ROWS}`);
  return found === -1 ? undefined : found + 1;
}

function readHeader(line: string, path: string): BackupHeader {
  if (!line.startsWith(HEADER_MARK)) throw foreign(path);
  let facts: unknown;
  try {
    facts = JSON.parse(line.slice(HEADER_MARK.length));
  } catch {
    throw foreign(path);
  }
  const { format } = facts as { format?: unknown };
  if (typeof format === 'number' && format > FORMAT) {
    throw new StartError(`${path} was made by a newer Larder: restore it with that one.`);
  }
  const header = headerSchema.safeParse(facts);
  if (!header.success) throw foreign(path);
  return header.data;
}

const foreign = (path: string) =>
  new StartError(`${path} is not a backup of Larder, or its beginning is damaged.`);
