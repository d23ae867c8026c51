import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { recordingLog } from '#tests/support/recording-log.ts';
import { openTestFolder } from '#tests/support/test-folder.ts';
import { batchesOf, plainDocument } from '../../conformance/plain-catalogue.ts';
import { packChanges } from '../../packed.ts';
import { readBody } from '../answer-questions.ts';
import { countDocuments, findHit } from '../query/generation.ts';
import { addressOf, DamagedRecord } from '../storage/body-files.ts';
import { damageRecord } from '../storage/damage-record.fixture.ts';
import { openDamage } from './damage.ts';
import { type IndexWriter, openIndexWriter } from './index-writer.ts';

const folder = join(openTestFolder(), 'search');
const IDLE_MS = 20;
let writer: IndexWriter | undefined;
afterEach(async () => {
  await writer?.close();
  writer = undefined;
  rmSync(folder, { recursive: true, force: true });
});

test('is told once, of a file that is used, until the index has others', () => {
  let used = 3;
  const damage = openDamage((file) => file === used);
  const act = vi.fn();
  damage.whenNoted(act);
  damage.note(new Error('the store is down'));
  damage.note(new DamagedRecord(addressOf(2, 40)));
  expect([damage.reason(), act.mock.calls.length]).toEqual([undefined, 0]);
  damage.note(new DamagedRecord(addressOf(3, 40)));
  damage.note(new DamagedRecord(addressOf(3, 90)));
  expect([damage.reason(), act.mock.calls.length]).toEqual(['bodies-3.bin is damaged at byte 40', 1]);
  used = 4;
  damage.forget();
  damage.note(new DamagedRecord(addressOf(3, 40)));
  expect([damage.reason(), act.mock.calls.length]).toEqual([undefined, 1]);
});

/** Bytes that are unused once their product has another body: enough for the rest to be copied. */
const LARGE = 65 << 20;
const [large, small] = [plainDocument(1, { body: Buffer.alloc(LARGE, 'x') }), plainDocument(2)];
const others = Array.from({ length: 600 }, (_, n) => plainDocument(n + 3));

function bodyOf({ generation, bodies }: IndexWriter, gtin: string): string | undefined {
  const hit = findHit(generation(), Number(gtin));
  return hit && readBody(bodies, hit).toString('utf8');
}

test('a merge that meets it copies nothing and loses no product, and the next index has all of them', async () => {
  const { log, entries } = recordingLog();
  const index = openIndexWriter(folder, log, undefined, IDLE_MS);
  writer = index;
  await index.rebuild(batchesOf([large, small]), 1);
  // While the first is being saved no other merge would begin.
  await expect.poll(() => entries.map(({ message }) => message)).toContain('search index merged and saved');
  damageRecord(folder, 'body 2');
  const changed = [plainDocument(1), ...others];
  await index.apply(
    packChanges(changed.map((document) => ({ sequence: 2, kind: 'upsert', document }) as const)),
  );
  await expect.poll(() => index.damage.reason() ?? '').toMatch(/^bodies-\d+\.bin is damaged at byte/);
  expect(countDocuments(index.generation())).toBe(602);
  expect(() => bodyOf(index, small.gtin)).toThrow('is damaged at byte');
  expect(bodyOf(index, large.gtin)).toBe('body 1');
  await expect(index.load()).rejects.toThrow(index.damage.reason());
  await index.rebuild(batchesOf([...changed, small]), 2);
  expect(index.damage.reason()).toBeUndefined();
  expect([bodyOf(index, small.gtin), bodyOf(index, large.gtin)]).toEqual(['body 2', 'body 1']);
});
