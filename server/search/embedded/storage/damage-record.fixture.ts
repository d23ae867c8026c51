import { closeSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Changes one letter of a text in the body files of a folder, as a failing disk may. */
export function damageRecord(folder: string, text: string): void {
  const paths = readdirSync(folder)
    .filter((name) => name.startsWith('bodies-'))
    .map((name) => join(folder, name));
  const path = paths.find((one) => readFileSync(one).includes(text));
  if (path === undefined) throw new Error(`no body has "${text}"`);
  const file = openSync(path, 'r+');
  writeSync(file, '~', readFileSync(path).indexOf(text));
  closeSync(file);
}
