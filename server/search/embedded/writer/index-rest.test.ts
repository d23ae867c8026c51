import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { recordingLog } from '#tests/support/recording-log.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { openTestFolder } from '#tests/support/test-folder.ts';
import { batchesOf, plainDocument } from '../../conformance/plain-catalogue.ts';
import { packChanges } from '../../packed.ts';
import { countDocuments } from '../query/generation.ts';
import { type IndexWriter, openIndexWriter } from './index-writer.ts';

const folder = join(openTestFolder(), 'search');
let writer: IndexWriter | undefined;
afterEach(async () => {
  await writer?.close();
  rmSync(folder, { recursive: true, force: true });
});

const NUMBERS = Array.from({ length: 40 }, (_, i) => i + 1);

const change = (n: number) =>
  packChanges([{ sequence: n, kind: 'upsert' as const, document: plainDocument(n) }]);

test('once no change has come for a while memory is let go, and the next change finds its way', async () => {
  const readers = { adopt: vi.fn(), settled: async () => {}, rest: vi.fn() };
  const index = openIndexWriter(folder, silentLog, readers, 20);
  writer = index;
  await index.rebuild(batchesOf([plainDocument(1)]), 1);
  await expect.poll(() => readers.rest.mock.calls.length).toBe(1);
  await index.apply(change(2));
  await expect.poll(() => readers.rest.mock.calls.length).toBe(2);
  expect(countDocuments(index.generation())).toBe(2);
});

test('a rebuild that follows a change is not disturbed', async () => {
  const index = openIndexWriter(folder, silentLog, undefined, 3);
  writer = index;
  await index.apply(change(1));
  async function* slowBatches() {
    for (const n of NUMBERS) {
      await pause(1);
      yield* batchesOf([plainDocument(n)]);
    }
  }
  await index.rebuild(slowBatches(), 50);
  expect(countDocuments(index.generation())).toBe(NUMBERS.length);
});

test('a change that leads to no merge makes one generation', async () => {
  const readers = { adopt: vi.fn(), settled: async () => {}, rest() {} };
  const index = openIndexWriter(folder, silentLog, readers);
  writer = index;
  await index.apply(change(1));
  await index.apply(change(2));
  expect(readers.adopt).toHaveBeenCalledTimes(2);
});

describe('a killed process need not read again', () => {
  const killed = `${folder}-killed`;
  afterEach(() => rmSync(killed, { recursive: true, force: true }));

  const LATER = 600_000;
  const manyChanges = () =>
    packChanges(
      Array.from({ length: 600 }, (_, n) => ({
        sequence: n + 2,
        kind: 'upsert' as const,
        document: plainDocument(n + 2),
      })),
    );

  /** What the next process finds, where this one ends without a word. */
  async function sequenceOnDisk(): Promise<number> {
    cpSync(folder, killed, { recursive: true });
    const next = openIndexWriter(killed, silentLog);
    await next.load();
    await next.close();
    return next.sequence();
  }

  test('many changes after which none came for a while', async () => {
    const { log, entries } = recordingLog();
    const index = openIndexWriter(folder, log, undefined, 20);
    writer = index;
    await index.apply(manyChanges());
    await expect.poll(() => entries.length).toBe(1);
    expect(await sequenceOnDisk()).toBe(601);
  });

  test('many changes that were read at its start', async () => {
    const first = openIndexWriter(folder, silentLog, undefined, LATER);
    await first.rebuild(batchesOf([plainDocument(1)]), 1);
    await first.close();
    const { log, entries } = recordingLog();
    const index = openIndexWriter(folder, log, undefined, LATER);
    writer = index;
    await index.load();
    await index.apply(manyChanges());
    index.advance(601);
    await expect.poll(() => entries.length).toBe(1);
    expect(await sequenceOnDisk()).toBe(601);
  });
});
