import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productsContract } from '#contract/products.schema.ts';
import { batchesOf } from '#server/search/conformance/plain-catalogue.ts';
import type { SearchDocument } from '#server/search/document.ts';
import { openSearchIndex } from '#server/search/embedded/search-index.ts';
import type { SearchEngine } from '#server/search/engine.ts';
import { type AskedOnDay, searchProducts, toSearchQuery } from '#server/search/query/search-query.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import type { Catalogue } from './catalogues.ts';
import { openJudge } from './judge.ts';
import { type Grade, type JudgedQuery, type JudgedSet, readJudgedQueries } from './judged-query.ts';
import { DEPTH, type ScoredAnswer } from './score.ts';

/** A judged query with its answer: what is scored, and what is read. */
export interface Answer extends ScoredAnswer {
  readonly query: JudgedQuery;
  readonly gtins: readonly string[];
  /** A product of each grade that the best answer would have, for readers. */
  readonly best: readonly string[];
}

/** Asks the embedded engine over a catalogue every query of its sets, in their order. */
export async function askEmbedded(
  catalogue: Catalogue,
  sets: readonly JudgedSet[],
): Promise<{ readonly set: JudgedSet; readonly answers: readonly Answer[] }[]> {
  return withEmbedded(catalogue, async (engine) => {
    const asked = [];
    for (const set of sets)
      asked.push({ set, answers: await askQueries(engine, catalogue, readJudgedQueries(set)) });
    return asked;
  });
}

/** Asks it other terms. */
export async function askTerms(catalogue: Catalogue, terms: readonly string[]): Promise<FirstPage[]> {
  return withEmbedded(catalogue, async (engine) => {
    const pages: FirstPage[] = [];
    for (const term of terms) pages.push(await askTerm(engine, term));
    return pages;
  });
}

async function withEmbedded<T>(
  { documents }: Catalogue,
  ask: (engine: SearchEngine) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-quality-'));
  const engine = await openSearchIndex({ feed: feedOf(documents), dataDir: folder, log: silentLog });
  try {
    await engine.caughtUp();
    return await ask(engine);
  } finally {
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As a person's search does, what it says read as filters included. */
const FIRST_PAGE: AskedOnDay = {
  ...productsContract.list.query.parse({ limit: String(DEPTH), also_close: 'true' }),
  day: '2026-11-25',
};

const firstPageOf = (term: string): AskedOnDay => ({ ...FIRST_PAGE, search_term: term });

/** What a person sees of an answer. */
interface FirstPage {
  /** Close products after the others. */
  readonly gtins: readonly string[];
  readonly total: number;
  readonly correctedTerm: string | null;
}

async function askTerm(engine: SearchEngine, term: string): Promise<FirstPage> {
  const { page } = await searchProducts(engine, firstPageOf(term));
  const { total, bodies, close, correctedTerm } = page;
  return { gtins: [...bodies, ...(close?.bodies ?? [])].map(gtinOf), total, correctedTerm };
}

function gtinOf(body: Uint8Array): string {
  return (JSON.parse(Buffer.from(body).toString()) as { gtin: string }).gtin;
}

/** Asks an engine over the catalogue. */
export async function askQueries(
  engine: SearchEngine,
  { facts }: Catalogue,
  queries: readonly JudgedQuery[],
): Promise<Answer[]> {
  const judge = openJudge(facts);
  const answers: Answer[] = [];
  for (const query of queries) {
    const { gtins, total, correctedTerm } = await askTerm(engine, query.term);
    const grades = judge.gradesOf(query);
    const ideal = [...grades].sort((a, b) => b[1] - a[1]).slice(0, DEPTH);
    answers.push({
      query,
      // Corrections are of the words: what is read as filters is not among them.
      term: toSearchQuery(firstPageOf(query.term)).query.term,
      gtins,
      answered: gtins.map((gtin): Grade => grades.get(gtin) ?? 0),
      ideal: ideal.map(([, grade]) => grade),
      best: ideal.map(([gtin]) => gtin),
      total,
      correctedTerm,
    });
  }
  return answers;
}

const BATCH = 2_000;

function feedOf(documents: readonly SearchDocument[]) {
  return {
    latestSequence: async () => 1,
    countProducts: async () => documents.length,
    readAll: () => batchesOf(documents, BATCH),
    async *readSince() {},
  };
}
