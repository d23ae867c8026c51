import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NUTRIENT_SORTS } from '#contract/nutrient-sort.ts';
import { PLAIN_SORTS } from '#contract/products.ts';
import { askQueries } from '#tests/search-quality/ask-queries.ts';
import { readDemoCatalogue } from '#tests/search-quality/catalogues.ts';
import { readJudgedQueries } from '#tests/search-quality/judged-query.ts';
import { scoreAnswers } from '#tests/search-quality/score.ts';
import type { OpenSearchNode } from '#tests/support/opensearch/start-opensearch.ts';
import { anyDocument, anyQuery, CONFORMANCE_TRADE_WORDS } from '../conformance/arbitrary-catalogue.ts';
import { arrayFeed } from '../conformance/array-feed.ts';
import { expectedAnswer } from '../conformance/compare-answers.ts';
import { scanDocument } from '../conformance/scanned-document.ts';
import { stemWord } from '../embedded/text/stem-word.ts';
import {
  ALL_PRODUCTS,
  type SearchEngine,
  type SearchPage,
  type SearchQuery,
  type TermWord,
} from '../engine.ts';
import { readFacets } from '../json-facets.ts';
import { ENGINES, openEngines } from './open-engines.fixture.ts';

const SEED = 20_261_124;
const RANDOM_QUERIES = 200;
/** nDCG@10 of the two engines may differ by this much. */
const TOLERANCE = 0.005;

/** One suite for both engines: what a scan of all documents answers, and the judged queries of the demo catalogue. */
export function conformanceCases(node: () => OpenSearchNode): void {
  describe('random queries over a random catalogue', () => {
    const documents = sampleDocuments();
    const engines = openEngines(node, arrayFeed(documents), CONFORMANCE_TRADE_WORDS);
    const scanned = documents.map(scanDocument);

    test.each(ENGINES)('%s answers what a scan of all documents answers', async (name) => {
      for (const query of fc.sample(anyQuery, { numRuns: RANDOM_QUERIES, seed: SEED }))
        expect(await answerOf(engines()[name], query), JSON.stringify(query)).toEqual(
          expectedAnswer(scanned, query),
        );
    });
  });

  describe('the judged queries over the demo catalogue', () => {
    const catalogue = readDemoCatalogue();
    const engines = openEngines(node, arrayFeed(catalogue.documents));
    const queries = readJudgedQueries('demo');

    test('have the same answers, in the same order, with the same counts', async () => {
      for (const [i, { term }] of queries.entries()) {
        const query = demoQuery(term, i);
        const { embedded, cluster } = engines();
        const [expected, answered] = [await embedded.search(query), await cluster.search(query)];
        expect(inStems(answered), JSON.stringify(query)).toEqual(inStems(expected));
      }
    });

    test('list the same products to the end, as their pages do', async () => {
      for (const [i, { term }] of queries.entries()) {
        const query = demoQuery(term, i);
        const whole = { ...query, offset: 0, limit: catalogue.documents.length };
        const { embedded, cluster } = engines();
        const listed = await embedded.listGtins(query);
        const { bodies } = await embedded.search(whole);
        expect([...listed], term).toEqual(
          bodies.map((body) => Number(JSON.parse(Buffer.from(body).toString()).gtin)),
        );
        expect(await cluster.listGtins(query), JSON.stringify(query)).toEqual(listed);
      }
    });

    test('are ranked equally well', async () => {
      const [embedded, cluster] = await Promise.all(
        ENGINES.map(async (name) => scoreAnswers(await askQueries(engines()[name], catalogue, queries)).ndcg),
      );
      expect(Math.abs((embedded as number) - (cluster as number))).toBeLessThanOrEqual(TOLERANCE);
    });

    test('have the same suggestions while they are typed', async () => {
      for (const [i, { term }] of queries.entries()) {
        const typed = term.slice(0, 2 + (i % term.length));
        const [embedded, cluster] = await Promise.all(
          ENGINES.map((name) => suggestionsOf(engines()[name], typed)),
        );
        expect(cluster, typed).toEqual(embedded);
      }
    });

    test('find bodies and categories alike', async () => {
      const { embedded, cluster } = engines();
      const gtins = catalogue.documents.slice(0, 20).map(({ gtin }) => gtin);
      expect(await cluster.findBodies([...gtins, '0'.repeat(14)])).toEqual(await embedded.findBodies(gtins));
      expect(await cluster.countCategories()).toEqual(await embedded.countCategories());
    });
  });
}

function sampleDocuments() {
  const [sample = []] = fc.sample(
    fc.uniqueArray(anyDocument, { minLength: 60, maxLength: 72, size: 'max', selector: ({ gtin }) => gtin }),
    { numRuns: 1, seed: SEED },
  );
  return sample
    .map((document) => ({ ...document, body: Buffer.from(document.gtin) }))
    .sort((a, b) => b.popularity - a.popularity || (a.gtin < b.gtin ? -1 : 1));
}

/** An answer in the form in which the scan has it: which words are left out, not how they are spelled. */
async function answerOf(engine: SearchEngine, query: SearchQuery) {
  const { bodies, close, correctedTerm, leftOut, facets, ...answer } = await engine.search(query);
  const flags = (words: readonly TermWord[]) => words.map(({ isLeftOut }) => isLeftOut);
  return {
    ...answer,
    facets: readFacets({ facets }),
    gtins: bodies.map((body) => Buffer.from(body).toString()),
    close: close && {
      gtins: close.bodies.map((body) => Buffer.from(body).toString()),
      without: close.without.length,
    },
    isCorrected: correctedTerm !== null,
    leftOut: leftOut && {
      isFound: leftOut.isFound,
      words: flags(leftOut.words),
      putBacks: leftOut.putBacks.map((back) => [back.word, flags(back.words), back.total]),
    },
  };
}

/** Words that were corrected by their stems: each engine counts spellings in its own way. */
function inStems({ correctedTerm, leftOut, close, facets, ...page }: SearchPage) {
  const stemsOf = (words: readonly TermWord[]) =>
    words.map(({ text, isLeftOut }) => ({ stem: stemWord(text), isLeftOut }));
  return {
    ...page,
    facets: readFacets({ facets }),
    close: close && { ...close, without: close.without.map(stemWord) },
    correctedTerm: correctedTerm?.split(' ').map(stemWord),
    leftOut: leftOut && {
      isFound: leftOut.isFound,
      words: stemsOf(leftOut.words),
      putBacks: leftOut.putBacks.map((back) => ({ ...back, words: stemsOf(back.words) })),
    },
  };
}

/** Suggestions by their stems, too. */
async function suggestionsOf(engine: SearchEngine, typed: string) {
  const suggestions = await engine.suggest(typed, 8);
  return suggestions.map(({ kind, text, gtin }) => ({ kind, gtin, text: text.split(' ').map(stemWord) }));
}

const ALL_SORTS = [...PLAIN_SORTS, ...NUTRIENT_SORTS.slice(0, 4)];

/** Every fourth in another order than by relevance, every third on a later page, every second with all counts. */
function demoQuery(term: string, i: number): SearchQuery {
  return {
    ...ALL_PRODUCTS,
    term,
    sort: i % 4 === 3 ? (ALL_SORTS[i % ALL_SORTS.length] ?? 'name') : 'relevance',
    limit: 24,
    offset: i % 3 === 2 ? 24 : 0,
    close: true,
    facets: i % 2 === 1,
    diets: i % 5 === 4 ? ['vegan'] : [],
    exclusions: i % 7 === 6 ? [{ allergen: 'milk', mayContain: true, unknown: false }] : [],
  };
}
