import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFiles, reasonOf } from '#tests/support/read-source.ts';
import { openTestDb } from '#tests/support/test-db.ts';

const { db } = await openTestDb();

const MESSAGE = await readFile(join(import.meta.dirname, 'sources/gdsn/fixtures/pallet-3.1.xml'));
const DAMAGED_ZIP = Buffer.from('PK\x03\x04 cut off');

test('files of a folder of messages that cannot be opened are listed, and the messages are read', async () => {
  const rows = await readFiles({ 'a.xml': MESSAGE, 'b.xml': '', 'c.zip': DAMAGED_ZIP }, db);
  expect(rows.filter(({ result }) => 'item' in result)).toHaveLength(3);
  expect(rows.filter(({ result }) => 'reason' in result).map(reasonOf)).toEqual([
    expect.stringMatching(/b\.xml is empty\.$/),
    expect.stringMatching(/c\.zip is a damaged or truncated zip file/),
  ]);
});

test('a folder of which nothing can be opened is refused by the first reason', async () => {
  await expect(readFiles({ 'a.zip': DAMAGED_ZIP, 'b.csv': '' }, db)).rejects.toThrow(
    /a\.zip is a damaged or truncated zip file/,
  );
});
