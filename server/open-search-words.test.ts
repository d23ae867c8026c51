import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSearchWords } from './open-search-words.ts';
import { splitQuery } from './search/embedded/text/query-words.ts';
import { indexTradeWords } from './search/words/find-alternatives.ts';
import { StartError } from './start-error.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-words-'));
  path = join(folder, 'words.txt');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function found(file: string | undefined, term: string): Promise<string[]> {
  const find = indexTradeWords(await openSearchWords(file));
  return find(splitQuery(term)).flatMap(({ alternatives }) => alternatives.map((phrase) => phrase.join(' ')));
}

async function refusal(file: string): Promise<string> {
  const error: unknown = await openSearchWords(file).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartError);
  return (error as StartError).message;
}

test('the words of an operator are added to those of Larder', async () => {
  await writeFile(
    path,
    '\ufeff# Our own names\nhouse red = tomato soup\nketchup > table sauce\nketchup = catsup\n',
  );
  expect(await found(path, 'house red')).toEqual(['tomato soup']);
  expect(await found(path, 'ketchup')).toEqual(['catsup', 'catchup', 'table sauce']);
  expect(await found(undefined, 'house red')).toEqual([]);
  expect(await found(undefined, 'ketchup')).toEqual(['catsup', 'catchup']);
});

test('a file that is missing stops the start', async () => {
  expect(await refusal(path)).toMatch(/^SEARCH_WORDS .*words\.txt cannot be read: ENOENT.*\.$/);
});

test('a file that is no text stops the start', async () => {
  await writeFile(path, Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
  expect(await refusal(path)).toBe(`SEARCH_WORDS ${path} is no UTF-8 text.`);
});

test('a wrong line stops the start and is named', async () => {
  await writeFile(path, 'ketchup = catsup\nsoda\n');
  expect(await refusal(path)).toBe(
    `SEARCH_WORDS ${path}: Line 2: "soda" stands alone: an entry reads "a = b" or "a > b".`,
  );
});
