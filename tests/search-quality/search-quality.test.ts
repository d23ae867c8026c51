import { describe, expect, test } from 'vitest';
import { openTestDb } from '#tests/support/test-db.ts';
import { askEmbedded } from './ask-queries.ts';
import { readBaseline, writeBaseline } from './baseline.ts';
import { type Catalogue, readRealCatalogue, readStoredDemo } from './catalogues.ts';
import { type JudgedSet, readJudgedQueries } from './judged-query.ts';
import { scoreAnswers } from './score.ts';

/** nDCG@10 may fall by this much before it is a loss. */
const TOLERANCE = 0.01;
/** Indexing 208,000 real products takes about 10 s of a processor, more while others use it. */
const REAL_TIMEOUT_MS = 300_000;

const store = await openTestDb();

// Twice as long as other tests may take, since it fills a store.
test('the demo catalogue is searched no worse than before', async () => {
  await expectNoLoss(await readStoredDemo(store), ['demo']);
});

const real = await readRealCatalogue();

test.runIf(real !== undefined)(
  'real products are searched no worse than before',
  async () => {
    if (real !== undefined) await expectNoLoss(real, ['real', 'later']);
  },
  REAL_TIMEOUT_MS,
);

describe.each([
  ['demo', 300],
  ['real', 400],
  ['later', 100],
] as const)('the judged queries of the %s set', (set, count) => {
  const queries = readJudgedQueries(set);

  test(`are ${count} different queries`, () => {
    expect(queries).toHaveLength(count);
    expect(new Set(queries.map(({ term }) => term)).size).toBe(count);
  });

  test('each have a product that the buyer would take', () => {
    const without = queries.filter(({ grades }) => grades.every(({ grade }) => grade < 2));
    expect(without.map(({ term }) => term)).toEqual([]);
  });
});

async function expectNoLoss(catalogue: Catalogue, sets: readonly JudgedSet[]): Promise<void> {
  for (const { set, answers } of await askEmbedded(catalogue, sets)) {
    expect(
      answers.filter(({ ideal }) => (ideal[0] ?? 0) < 2).map(({ term }) => term),
      'no product is a good answer',
    ).toEqual([]);
    const { ndcg } = scoreAnswers(answers);
    if (process.env.UPDATE_BASELINE === '1') writeBaseline(set, ndcg);
    expect(ndcg, set).toBeGreaterThanOrEqual((readBaseline()[set] ?? 1) - TOLERANCE);
  }
}
