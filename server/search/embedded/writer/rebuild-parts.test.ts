import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pollUntil } from '#tests/support/poll-until.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { openTestFolder } from '#tests/support/test-folder.ts';
import { batchesOf, plainDocument } from '../../conformance/plain-catalogue.ts';
import { packDocuments } from '../../packed.ts';
import { readBody } from '../answer-questions.ts';
import { countDocuments, findHit } from '../query/generation.ts';
import { type IndexWriter, openIndexWriter } from './index-writer.ts';

const folder = join(openTestFolder(), 'search');
const documents = Array.from({ length: 700 }, (_, n) => plainDocument(n + 1, { popularity: 1 - n / 1_000 }));
let writer: IndexWriter;
beforeEach(() => {
  writer = openIndexWriter(folder, silentLog);
});
afterEach(async () => {
  await writer.close();
  rmSync(folder, { recursive: true, force: true });
});

const partsOnDisk = () => readdirSync(folder).filter((name) => name.startsWith('part-'));

/** More batches than are left unmerged, the last of them products that were read before; fails once some are merged. */
async function* brokenOff() {
  yield* batchesOf(documents.slice(0, 400), 20);
  yield packDocuments(documents.slice(0, 3).map((document) => ({ ...document, body: Buffer.from('newer') })));
  await pollUntil('some are merged', () => partsOnDisk().length > 0);
  throw new Error('the store is down');
}

function bodiesOf(index: IndexWriter): string[] {
  return documents.map(({ gtin }) => {
    const hit = findHit(index.generation(), Number(gtin));
    return hit ? readBody(index.bodies, hit).toString('utf8') : 'none';
  });
}
const expected = documents.map((document, n) =>
  n < 3 ? 'newer' : Buffer.from(document.body).toString('utf8'),
);

test('a rebuild that is broken off has parts on disk, and goes on from them', async () => {
  await expect(writer.rebuild(brokenOff(), 700)).rejects.toThrow('the store is down');
  expect(partsOnDisk().length).toBeGreaterThan(0);
  await writer.resume(batchesOf(documents.slice(400), 20));
  expect(countDocuments(writer.generation())).toBe(700);
  expect(bodiesOf(writer)).toEqual(expected);
  await expect.poll(partsOnDisk).toEqual([]);
});

test('closed before it is whole, its parts are saved, and the next process goes on from them', async () => {
  await expect(writer.rebuild(brokenOff(), 700)).rejects.toThrow('the store is down');
  await writer.close();
  expect(partsOnDisk()).toEqual([]);
  writer = openIndexWriter(folder, silentLog);
  await writer.load();
  await writer.resume(batchesOf(documents.slice(400), 20));
  expect(bodiesOf(writer)).toEqual(expected);
});

test('the parts of a killed process are deleted', async () => {
  writeFileSync(join(folder, 'part-7.bin'), 'left');
  await expect(writer.load()).rejects.toThrow('no such file');
  expect(partsOnDisk()).toEqual([]);
});

test('another rebuild begins without the parts of the last', async () => {
  await expect(writer.rebuild(brokenOff(), 700)).rejects.toThrow('the store is down');
  await writer.rebuild(batchesOf(documents.slice(0, 5), 1), 701);
  expect(countDocuments(writer.generation())).toBe(5);
  await expect.poll(partsOnDisk).toEqual([]);
});

/** Saves five documents, replaces their bodies, and opens the index again. */
async function replaceBodies(change: (bytes: Buffer) => string | Uint8Array): Promise<void> {
  await writer.rebuild(batchesOf(documents.slice(0, 5)), 5);
  await writer.close();
  const bodies = join(folder, readdirSync(folder).find((name) => name.startsWith('bodies-')) ?? '');
  writeFileSync(bodies, change(readFileSync(bodies)));
  writer = openIndexWriter(folder, silentLog);
}

test('a snapshot whose bodies were cut short is not loaded', async () => {
  await replaceBodies(() => 'something else of another length');
  await expect(writer.load()).rejects.toThrow(/bodies-\d+\.bin is cut short/);
});

test('bodies that were changed are not read', async () => {
  await replaceBodies((bytes) => bytes.map((byte) => byte ^ 1));
  await writer.load();
  for (const { gtin } of documents.slice(0, 5)) {
    const hit = findHit(writer.generation(), Number(gtin));
    expect(() => hit && readBody(writer.bodies, hit)).toThrow(/bodies-\d+\.bin is damaged at byte/);
  }
});
