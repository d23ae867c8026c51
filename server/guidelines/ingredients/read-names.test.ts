import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { openTestFolder } from '#tests/support/test-folder.ts';
import { indexPhrases } from './phrase-index.ts';
import { readNames } from './read-names.ts';

const folder = openTestFolder();

async function read(text: string) {
  const path = join(folder, 'names.txt');
  await writeFile(path, text);
  return indexPhrases(readNames(pathToFileURL(path), { nut: 'N', oil: 'O' }));
}

test.each([
  ['almond\n[nut]\n[oil]', /names\.txt:1: no section of a known meaning: almond/],
  ['[nut]\nalmond\n\n[oils]\ncanola oil', /names\.txt:4: no section of a known meaning: \[oils\]/],
  ['[nut]\nalmond', /names\.txt has no section for oil\./],
  ['[nut]\nalmond\n[oil]\nalmonds', /Twice in the tables of names: "almonds"/],
  ['[nut]\nsablé\n[oil]', /Not lower case without accents: "sablé"/],
  ['[nut]\n--\n[oil]', /No word of a phrase: "--"/],
])('a table that would lose names is refused: %j', async (text, message) => {
  await expect(read(text)).rejects.toThrow(message);
});

test('a name means what its section does; comments and empty lines say nothing', async () => {
  const { phrases } = await read(
    '# All.\n\n[nut]\nbrazil nut\n\n# Not a nut.\n[oil]\nnut oil\n[nut]\nalmond\n',
  );
  expect(Object.fromEntries(phrases)).toEqual({ 'brazil nut': 'N', 'nut oil': 'O', almond: 'N' });
});

test.each(globSync('server/guidelines/**/*.txt'))(
  '%s is in alphabetical order, section by section',
  (file) => {
    for (const section of readFileSync(file, 'utf8').split(/\n(?=\n|\[)/)) {
      const names = section.split('\n').filter((line) => /^[^[#]/.test(line));
      expect(names).toEqual([...names].sort());
    }
  },
);
