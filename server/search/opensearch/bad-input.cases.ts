import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OpenSearchNode } from '#tests/support/opensearch/start-opensearch.ts';
import { arrayFeed } from '../conformance/array-feed.ts';
import { plainDocument } from '../conformance/plain-catalogue.ts';
import { ALL_PRODUCTS, type SearchEngine } from '../engine.ts';
import { SearchFailure } from '../search-failure.ts';
import { ENGINES, openEngines } from './open-engines.fixture.ts';

const BOUND_MS = 20_000;

const OTHER_NAMES = 'soda ketchup mayo chickpea scallion cilantro mac oj pop bbq macaroni'.split(' ');
const anyWord = fc.oneof(
  fc.constantFrom(...OTHER_NAMES, 'granola', 'granloa', '"', '-', '“', '*', '?', '\\', '{}', '|9', '^ $'),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.stringMatching(/^[a-z]{1,12}$/),
);
/** Texts that no person types: long, with control characters, signs of query languages, quotes that are not closed. */
const badTerm = fc.oneof(
  fc.array(anyWord, { maxLength: 12 }).map((words) => words.join(' ')),
  fc.array(anyWord, { minLength: 200, maxLength: 200 }).map((words) => words.join(' ')),
  fc.string({ unit: 'binary', minLength: 16_000, maxLength: 16_000 }),
  fc.constantFrom(
    'a'.repeat(16_000),
    '"'.repeat(500),
    '\u0000\u0007\u001b',
    '9'.repeat(300),
    'soda '.repeat(3_000),
  ),
);
const badOffset = fc.constantFrom(0, 99_999, 1_000_000, 100_000_000);

export function badInputCases(node: () => OpenSearchNode): void {
  describe('what no person types', () => {
    const documents = Array.from({ length: 40 }, (_, i) => plainDocument(i + 1));
    const engines = openEngines(node, arrayFeed(documents));

    test.each(ENGINES)('%s answers or refuses with a sentence', async (name) => {
      for (const [term, offset] of fc.sample(fc.tuple(badTerm, badOffset), { numRuns: 60, seed: 7 })) {
        await expectAnswer(engines()[name], term, offset);
      }
    });

    test.each(ENGINES)('%s completes it or refuses with a sentence', async (name) => {
      for (const term of fc.sample(badTerm, { numRuns: 30, seed: 8 })) {
        await settle(() => engines()[name].suggest(term, 8));
      }
    });
  });
}

async function expectAnswer(engine: SearchEngine, term: string, offset: number): Promise<void> {
  const query = { ...ALL_PRODUCTS, term, offset, sort: 'relevance', facets: true } as const;
  const page = await settle(() => engine.search(query));
  if (offset > 0 && page !== undefined) expect(page.bodies).toEqual([]);
}

/** The answer; undefined where it was refused. Anything else fails, as does an answer that takes too long. */
async function settle<T>(ask: () => Promise<T>): Promise<T | undefined> {
  const late = AbortSignal.timeout(BOUND_MS);
  try {
    const answer = await ask();
    expect(late.aborted, 'an answer took too long').toBe(false);
    return answer;
  } catch (error) {
    if (!(error instanceof SearchFailure)) throw error;
    expect(error.failure).toMatchObject({ code: 'invalid', detail: expect.stringMatching(/^[A-Z].*\.$/) });
    return undefined;
  }
}
