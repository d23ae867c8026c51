import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { recordingLog } from '#tests/support/recording-log.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { openTestFolder } from '#tests/support/test-folder.ts';
import { anyDocument, anyQuery } from '../../conformance/arbitrary-catalogue.ts';
import { answerOf, expectedAnswer } from '../../conformance/compare-answers.ts';
import { batchesOf, plainDocument } from '../../conformance/plain-catalogue.ts';
import { scanDocument } from '../../conformance/scanned-document.ts';
import type { CatalogueChange, SearchDocument } from '../../document.ts';
import { packChanges, packDocuments } from '../../packed.ts';
import { readBody } from '../answer-questions.ts';
import { countDocuments, findHit } from '../query/generation.ts';
import { type IndexWriter, openIndexWriter } from './index-writer.ts';

const folder = join(openTestFolder(), 'search');
let writer: IndexWriter | undefined;
afterEach(async () => {
  await writer?.close();
  writer = undefined;
  rmSync(folder, { recursive: true, force: true });
});

function open(): IndexWriter {
  writer = openIndexWriter(folder, silentLog);
  return writer;
}

function bodyOf({ generation, bodies }: IndexWriter, gtin: string): string | undefined {
  const hit = findHit(generation(), Number(gtin));
  return hit && readBody(bodies, hit).toString('utf8');
}

test('an index that cannot be saved stays in memory', async () => {
  mkdirSync(`${folder}/index.bin.new`, { recursive: true });
  const { log, entries } = recordingLog();
  writer = openIndexWriter(folder, log);
  await writer.rebuild(batchesOf([plainDocument(1)]), 1);
  await writer.apply(packChanges([{ sequence: 2, kind: 'upsert', document: plainDocument(2) }]));
  await writer.close();
  expect(countDocuments(writer.generation())).toBe(2);
  expect(entries.map(({ message }) => message)).toContain('search index could not be saved');
});

test('a rebuild that fails leaves the index unchanged, and the next one is complete', async () => {
  const index = open();
  await index.rebuild(batchesOf([plainDocument(1)]), 1);
  async function* broken() {
    yield packDocuments([plainDocument(2)]);
    throw new Error('the store is down');
  }
  await expect(index.rebuild(broken(), 2)).rejects.toThrow('the store is down');
  expect([countDocuments(index.generation()), index.sequence()]).toEqual([1, 1]);
  expect(bodyOf(index, plainDocument(1).gtin)).toBe('body 1');
  await index.rebuild(batchesOf([plainDocument(3)]), 3);
  expect(bodyOf(index, plainDocument(3).gtin)).toBe('body 3');
});

test('a catalogue of many batches is whole: no segment is built in memory that another still has', async () => {
  const index = open();
  const documents = Array.from({ length: 1_200 }, (_, n) => plainDocument(n + 1));
  await index.rebuild(batchesOf(documents, 20), 1_200);
  // What is found in has all that queries read, and is in one piece.
  expect(index.generation().segments.map(({ liveCount }) => liveCount)).toEqual([1_200]);
  for (const round of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const changed = documents.slice(round * 100, round * 100 + 7);
    await index.apply(
      packChanges(
        changed.map((document) => ({ sequence: 1_200 + round, kind: 'upsert', document }) as const),
      ),
    );
  }
  expect(countDocuments(index.generation())).toBe(1_200);
  const wrong = documents.filter(
    ({ gtin, body }) => bodyOf(index, gtin) !== Buffer.from(body).toString('utf8'),
  );
  expect(wrong).toEqual([]);
});

describe('a snapshot', () => {
  test('is missing at first', async () => {
    await expect(open().load()).rejects.toThrow('no such file');
  });

  test('gives back what was there, with its bodies, and takes changes again', async () => {
    const index = open();
    await index.rebuild(batchesOf([plainDocument(1), plainDocument(2)]), 7);
    await index.apply(
      packChanges([
        { sequence: 8, kind: 'delete', gtin: plainDocument(1).gtin },
        { sequence: 9, kind: 'upsert', document: plainDocument(3) },
      ]),
    );
    await index.close();
    const again = open();
    await again.load();
    expect(again.sequence()).toBe(9);
    await again.apply(packChanges([{ sequence: 10, kind: 'upsert', document: plainDocument(4) }]));
    expect([1, 2, 3, 4].map((n) => bodyOf(again, plainDocument(n).gtin))).toEqual([
      undefined,
      'body 2',
      'body 3',
      'body 4',
    ]);
  });
});

test('stopped while its segments are being merged, it is whole at the next start, changes and deletions too', async () => {
  const documents = Array.from({ length: 900 }, (_, n) => plainDocument(n + 1));
  const index = open();
  await index.rebuild(batchesOf(documents, 100), 900);
  await index.apply(packChanges([{ sequence: 901, kind: 'delete', gtin: plainDocument(7).gtin }]));
  await index.close();
  const again = open();
  await again.load();
  expect([countDocuments(again.generation()), again.sequence()]).toEqual([899, 901]);
  expect(bodyOf(again, plainDocument(7).gtin)).toBeUndefined();
  await again.apply(packChanges([{ sequence: 902, kind: 'upsert', document: plainDocument(901) }]));
  expect(bodyOf(again, plainDocument(901).gtin)).toBe('body 901');
  expect(bodyOf(again, plainDocument(900).gtin)).toBe('body 900');
});

test('stopped while it reads the catalogue, it goes on at the next start after what it has', async () => {
  const documents = Array.from({ length: 300 }, (_, n) => plainDocument(n + 1, { popularity: 1 - n / 300 }));
  async function* brokenOff() {
    yield* batchesOf(documents.slice(0, 200), 50);
    throw new Error('search was closed');
  }
  const index = open();
  await expect(index.rebuild(brokenOff(), 300)).rejects.toThrow('search was closed');
  await index.close();
  const again = open();
  await again.load();
  const { popularity, gtin } = plainDocument(200, { popularity: 1 - 199 / 300 });
  expect(again.unread()).toEqual({ sequence: 300, after: { popularity, gtin } });
  expect([countDocuments(again.generation()), again.sequence()]).toEqual([0, 0]);
  await again.resume(batchesOf(documents.slice(200)));
  expect([countDocuments(again.generation()), again.sequence(), again.unread()]).toEqual([
    300,
    300,
    undefined,
  ]);
  expect(bodyOf(again, plainDocument(1).gtin)).toBe('body 1');
  expect(bodyOf(again, plainDocument(300).gtin)).toBe('body 300');
});

test('after any changes, merges and a restart it answers as a scan of every document does', async () => {
  const rounds = fc.array(fc.array(anyDocument, { maxLength: 25 }), { minLength: 2, maxLength: 8 });
  const queries = fc.array(anyQuery, { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(
      rounds,
      fc.array(fc.nat(), { maxLength: 10 }),
      queries,
      async ([first, ...later], removed, asked) => {
        rmSync(folder, { recursive: true, force: true });
        const current = new Map<string, SearchDocument>();
        const index = openIndexWriter(folder, silentLog);
        for (const document of first ?? []) current.set(document.gtin, document);
        await index.rebuild(batchesOf(first ?? [], 10), 0);
        for (const [n, documents] of later.entries())
          await index.apply(packChanges(changesOf(current, documents, removed[n], n)));
        const scanned = [...current.values()].map(scanDocument);
        const expected = asked.map((query) => expectedAnswer(scanned, query));
        expect(asked.map((query) => answerOf(index.generation(), query))).toEqual(expected);
        await index.close();
        if (current.size === 0) return;
        const again = openIndexWriter(folder, silentLog);
        await again.load();
        expect(asked.map((query) => answerOf(again.generation(), query))).toEqual(expected);
        await again.close();
      },
    ),
    { numRuns: 5 },
  );
});

/** Upserts and perhaps a delete after them, applied to `current` as well. */
function changesOf(
  current: Map<string, SearchDocument>,
  documents: readonly SearchDocument[],
  removed: number | undefined,
  round: number,
): CatalogueChange[] {
  const changes: CatalogueChange[] = documents.map((document) => {
    current.set(document.gtin, document);
    return { sequence: round + 1, kind: 'upsert', document };
  });
  const gtin = removed === undefined ? undefined : [...current.keys()][removed % Math.max(1, current.size)];
  if (gtin === undefined) return changes;
  current.delete(gtin);
  return [...changes, { sequence: round + 1, kind: 'delete', gtin }];
}
