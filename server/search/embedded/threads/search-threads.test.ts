import { rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { recordingLog } from '#tests/support/recording-log.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { openTestFolder } from '#tests/support/test-folder.ts';
import { anyDocument, anyQuery } from '../../conformance/arbitrary-catalogue.ts';
import { batchesOf, plainDocument } from '../../conformance/plain-catalogue.ts';
import type { CatalogueChange, SearchDocument } from '../../document.ts';
import { ALL_PRODUCTS, type SearchPage } from '../../engine.ts';
import { readFacets } from '../../json-facets.ts';
import { packChanges } from '../../packed.ts';
import { indexTradeWords } from '../../words/find-alternatives.ts';
import type { TradeWords } from '../../words/parse-trade-words.ts';
import { answerQuestions } from '../answer-questions.ts';
import { damageRecord } from '../storage/damage-record.fixture.ts';
import { openIndexWriter } from '../writer/index-writer.ts';
import { openSearchThreads, type SearchThreads } from './search-threads.ts';

const folder = join(openTestFolder(), 'search');
let threads: SearchThreads | undefined;
afterEach(async () => {
  await threads?.end();
  rmSync(folder, { recursive: true, force: true });
});

async function openWithThreads(count: number) {
  const opened = openSearchThreads({ folder, log: silentLog, tradeWords: [], count, minDocuments: 1 });
  threads = opened;
  const writer = openIndexWriter(folder, silentLog, opened);
  await writer.rebuild(batchesOf([plainDocument(1), plainDocument(2)]), 1);
  const here = answerQuestions(writer.generation, writer.bodies, indexTradeWords([]));
  await expect.poll(() => opened.ask('suggest', 'gra', 3)).toBeDefined();
  return { writer, here, threads: opened };
}

const plain = (page: SearchPage) => ({
  ...page,
  bodies: page.bodies.map((body) => Buffer.from(body).toString('utf8')),
  facets: readFacets(page),
});

test('threads answer from the index as it was when they were asked, whatever changes meanwhile', async () => {
  const { writer, here, threads: asked } = await openWithThreads(2);
  const rounds = fc.sample(fc.array(anyDocument, { minLength: 1, maxLength: 25 }), { numRuns: 12, seed: 3 });
  const queries = fc.sample(anyQuery, { numRuns: 12, seed: 4 });
  const answers: Promise<void>[] = [];
  const askAll = () => {
    for (const query of queries) {
      const expected = plain(here.search(query));
      const answered = asked.ask('search', query);
      answers.push(answered.then((page) => expect(page && plain(page)).toEqual(expected)));
    }
  };
  for (const [n, documents] of rounds.entries()) {
    askAll();
    await writer.apply(packChanges(changesOf(documents, n + 2)));
    asked.rest();
  }
  askAll();
  await Promise.all(answers);
  const suggested = await asked.ask('suggest', 'gr', 8);
  expect(suggested).toEqual(here.suggest('gr', 8));
  await writer.close();
});

test('questions that wait while threads end are not left without an answer', async () => {
  const { writer, threads: asked } = await openWithThreads(1);
  const answers = Array.from({ length: 50 }, () => asked.ask('search', ALL_PRODUCTS));
  await asked.end();
  const totals = (await Promise.all(answers)).map((page) => page?.total);
  expect(totals.every((total) => total === 2 || total === undefined)).toBe(true);
  expect(await asked.ask('search', ALL_PRODUCTS)).toBeUndefined();
  await writer.close();
});

test('where a thread cannot run the caller answers, and another is tried', async () => {
  const { log, entries } = recordingLog();
  const broken = undefined as unknown as TradeWords;
  threads = openSearchThreads({ folder, log, tradeWords: broken, count: 1, minDocuments: 0 });
  const writer = openIndexWriter(folder, silentLog, threads);
  await writer.rebuild(batchesOf([plainDocument(1)]), 1);
  await expect.poll(() => entries.length).toBeGreaterThan(1);
  expect(entries[0]?.message).toBe('a search thread ended; starting another');
  expect(await threads.ask('search', ALL_PRODUCTS)).toBeUndefined();
  await writer.apply(packChanges([{ sequence: 2, kind: 'upsert', document: plainDocument(2) }]));
  await writer.close();
});

test('a damaged record is answered by no thread, which tells of it, and by none of the next index', async () => {
  const { writer, threads: asked } = await openWithThreads(1);
  damageRecord(folder, 'body 2');
  const failure = await asked.ask('search', ALL_PRODUCTS).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  await expect(asked.ask('suggest', 'granola', 3)).rejects.toThrow('is damaged at byte');
  expect(await asked.ask('listGtins', ALL_PRODUCTS)).toHaveLength(2);
  writer.damage.note(failure);
  expect(writer.damage.reason()).toMatch(/^bodies-\d+\.bin is damaged at byte \d+$/);
  await writer.rebuild(batchesOf([plainDocument(1), plainDocument(2)]), 2);
  const page = await asked.ask('search', ALL_PRODUCTS);
  expect(page && plain(page).bodies).toEqual(['body 1', 'body 2']);
  writer.damage.note(failure);
  expect(writer.damage.reason()).toBeUndefined();
  await writer.close();
});

function changesOf(documents: readonly SearchDocument[], sequence: number): CatalogueChange[] {
  const [first, ...others] = documents;
  const upserts = others.map((document): CatalogueChange => ({ sequence, kind: 'upsert', document }));
  return first ? [...upserts, { sequence, kind: 'delete', gtin: first.gtin }] : upserts;
}
