import { afterEach, beforeEach, expect, test } from 'vitest';
import { unpackChanges, unpackDocuments } from '#server/search/packed.ts';
import { pollUntil } from '#tests/support/poll-until.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { removeSource } from '../store/remove-source.ts';
import { writeTradeItems } from '../store/write-trade-items.ts';
import { openReadingThread } from './reading-thread.ts';
import { readingsOf } from './readings.queries.ts';

const { pool, connection, truncate } = await openTestDb();
const here = readingsOf(() => pool);
let thread = openReadingThread(connection, undefined);
beforeEach(async () => {
  await truncate();
  thread = openReadingThread(connection, undefined);
});
afterEach(() => thread.end());

const AT = new Date('2026-11-01T00:00:00Z');
const items = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    tradeItem({ gtin: demoGtin(n + 1), name: `Oats ${n}`, popularity: 1 / (n + 1) }),
  );

test('a store that does not answer fails the reading, and the next one reads again', async () => {
  const lost = openReadingThread({ ...connection, database: 'no such database' }, undefined);
  for (let round = 0; round < 2; round++)
    await expect(Array.fromAsync(lost.readAll('primary', undefined))).rejects.toThrow('does not exist');
  await lost.end();
});

test('ended in the middle of a reading, it rejects and no thread is left', async () => {
  await writeTradeItems(pool, 'off', items(3), AT);
  const reading = thread.readAll('primary', undefined)[Symbol.asyncIterator]();
  await reading.next();
  await thread.end();
  await expect(reading.next()).rejects.toThrow('the reading thread was ended');
});

test('without work it ends with its connections, and starts again for the next reading', async () => {
  await writeTradeItems(pool, 'off', items(3), AT);
  const application_name = 'an idle reading thread';
  const countConnections = async () =>
    (await pool.query('SELECT FROM pg_stat_activity WHERE application_name = $1', [application_name]))
      .rowCount;
  const short = openReadingThread({ ...connection, application_name }, undefined, 0);
  const reading = short.readSince('primary', 0)[Symbol.asyncIterator]();
  expect((await reading.next()).done).toBe(false);
  expect(await countConnections()).toBe(1);
  await reading.return?.();
  await pollUntil('its connection is gone', async () => (await countConnections()) === 0);
  for (let round = 0; round < 5; round++)
    expect(await Array.fromAsync(short.readSince('primary', 0))).toHaveLength(1);
  await short.end();
  expect(await countConnections()).toBe(0);
});

test('what it reads is what is read here: everything, the rest after a place, and changes', async () => {
  await writeTradeItems(pool, 'off', items(2_100), AT);
  const readIn = async (readings: typeof here, place?: { popularity: number; gtin: string }) =>
    (await Array.fromAsync(readings.readAll('primary', place))).map(unpackDocuments);
  const all = await readIn(here);
  expect(all.map(({ length }) => length)).toEqual([2_000, 100]);
  expect(await readIn(thread)).toEqual(all);
  const { popularity = 0, gtin = '' } = all[0]?.[1_500] ?? {};
  expect(await readIn(thread, { popularity, gtin })).toEqual(await readIn(here, { popularity, gtin }));

  await writeTradeItems(pool, 'gdsn', [tradeItem({ gtin: demoGtin(1), name: 'Rye' })], AT);
  await removeSource(pool, 'off');
  const changesIn = async (readings: typeof here) =>
    (await Array.fromAsync(readings.readSince('primary', 0))).map(unpackChanges);
  const changes = await changesIn(here);
  expect(changes.flat().filter(({ kind }) => kind === 'delete')).toHaveLength(2_099);
  expect(await changesIn(thread)).toEqual(changes);
});

test('a reading that is broken off makes room for the next', async () => {
  await writeTradeItems(pool, 'off', items(2), AT);
  for (let round = 0; round < 5; round++)
    for await (const _batch of thread.readAll('primary', undefined)) break;
  expect(await Array.fromAsync(thread.readSince('primary', 0))).toHaveLength(1);
});
