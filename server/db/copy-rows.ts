import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** A value of one column as COPY's text format takes it: json values are given as their text. */
export type CopyValue = string | number | boolean | null;

/** Rows of COPY's text format, gathered as one string: the fastest way into PostgreSQL that was measured. */
export interface CopyRows {
  add(values: readonly CopyValue[]): void;
  readonly count: number;
  /** Everything added, as UTF-8. */
  bytes(): Buffer;
}

export function copyRows(): CopyRows {
  const lines: string[] = [];
  return {
    add(values) {
      let line = encode(values[0] ?? null);
      for (let i = 1; i < values.length; i++) line += `\t${encode(values[i] ?? null)}`;
      lines.push(`${line}\n`);
    },
    get count() {
      return lines.length;
    },
    bytes: () => Buffer.from(lines.join('')),
  };
}

function encode(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return NEEDS_ESCAPE.test(value) ? value.replace(ESCAPED, escapeOne) : value;
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return String(value);
}

const NEEDS_ESCAPE = /[\\\n\r\t]/;
const ESCAPED = /[\\\n\r\t]/g;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const escapeOne = (char: string) => ESCAPES[char] ?? char;

/** A PostgreSQL array in its text form; elements are quoted, so that none is read as NULL or split. */
export function arrayText(values: readonly string[]): string {
  if (values.length === 0) return '{}';
  return `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

/** Writes the rows into `target`, a table with its columns as SQL; nothing is sent where there are none. */
export async function copyInto(client: PoolClient, target: string, rows: CopyRows): Promise<void> {
  if (rows.count === 0) return;
  const stream = client.query(copyFrom(`COPY ${target} FROM STDIN`));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  stream.on('error', reject);
  stream.on('finish', resolve);
  stream.end(rows.bytes());
  await promise;
}
