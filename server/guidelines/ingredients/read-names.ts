import { readFileSync } from 'node:fs';
import type { PhraseRow } from './phrase-index.ts';

const SECTION = /^\[(\w+)\]$/;

/**
 * The names of a text file, each with the meaning of its section.
 *
 *   # A comment.
 *   [nut]
 *   almond
 *   brazil nut
 *
 * A section may come again. Throws where one has no meaning, a meaning has no section, or a name has none.
 */
export function readNames<T>(file: URL, meanings: Readonly<Record<string, T>>): PhraseRow<T>[] {
  const rows: PhraseRow<T>[] = [];
  const unused = new Set(Object.keys(meanings));
  let section: string | undefined;
  for (const [i, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const key = SECTION.exec(line)?.[1];
    if (key !== undefined) {
      section = key;
      unused.delete(key);
    }
    const value = section === undefined ? undefined : meanings[section];
    if (value === undefined)
      throw new Error(`${file.pathname}:${i + 1}: no section of a known meaning: ${line}`);
    if (key === undefined) rows.push([line, value]);
  }
  if (unused.size > 0) throw new Error(`${file.pathname} has no section for ${[...unused].join(', ')}.`);
  return rows;
}
