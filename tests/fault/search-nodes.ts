import { setTimeout as pause } from 'node:timers/promises';
import { writeTradeItems } from '#server/catalogue/store/write-trade-items.ts';
import type { Store } from '#server/db/open-db.ts';
import type { OpenSearchNode } from '#tests/support/opensearch/start-opensearch.ts';
import { pollUntil } from '#tests/support/poll-until.ts';
import type { StartedServer } from '#tests/support/start-server.ts';
import { itemsFrom, PRODUCTS } from './fault-world.ts';

const SEARCHERS = 4;
/** Products a second that are written meanwhile. */
const WRITES = { items: 5, pauseMs: 200 };
/** How long the cluster is without the node, and how long it runs on before the next is lost. */
const AWAY_MS = 5_000;
const BACK_MS = 2_000;
const PATIENCE_MS = 120_000;
const REFUSED_PAUSE_MS = 20;

export interface NodeLosses extends ShortAnswers {
  /** Searches by status; 0: the connection was lost. */
  readonly byStatus: Readonly<Record<number, number>>;
  /** The longest time without an answer of 200, for each loss. */
  readonly silentMs: readonly number[];
  /** From the loss, until Larder says that a node is missing; from the return, until it says that nothing is. */
  readonly toldMs: readonly number[];
  readonly wholeMs: readonly number[];
  readonly written: number;
  readonly faults: readonly string[];
}

interface Answer {
  readonly at: number;
  readonly status: number;
  readonly total: number;
  /** A total that its page has not the rows of. */
  readonly isPartial: boolean;
  readonly retryAfter: number;
}

/** How a node is lost, and how it comes back. */
export interface Loss {
  lose(node: OpenSearchNode): void | Promise<void>;
  bringBack(node: OpenSearchNode): void | Promise<void>;
}

export const KILLED: Loss = { lose: (node) => node.kill(), bringBack: (node) => node.restart() };
export const SUSPENDED: Loss = { lose: (node) => node.suspend(), bringBack: (node) => node.resume() };

/**
 * Takes one node of a search cluster after the other away under searches and imports, and brings it back. Larder says that a
 * node is missing and searches on; each refusal says when to try again, and in the end the search has what the store has.
 */
export async function loseNodes(
  nodes: readonly OpenSearchNode[],
  server: StartedServer,
  store: Store,
  { lose, bringBack }: Loss,
  losses: number,
): Promise<NodeLosses> {
  const stopping = new AbortController();
  const answers: Answer[] = [];
  const written = { products: PRODUCTS };
  const load = [
    ...Array.from({ length: SEARCHERS }, (_, n) => searchOn(server, n, answers, stopping.signal)),
    importOn(store, written, stopping.signal),
  ];
  const faults: string[] = [];
  const lost: { readonly from: number; readonly to: number }[] = [];
  const [toldMs, wholeMs]: [number[], number[]] = [[], []];
  for (let loss = 1; loss <= losses; loss++) {
    const node = nodes[loss % nodes.length] as OpenSearchNode;
    await pause(BACK_MS);
    const from = performance.now();
    await lose(node);
    toldMs.push(
      await timeUntil('Larder misses the node', async () => ((await missing(server)).nodes ?? 0) > 0),
    );
    await pause(AWAY_MS);
    await bringBack(node);
    const isWhole = async () => Object.values(await missing(server)).join() === '0,0';
    wholeMs.push(await timeUntil('the cluster is whole', isWhole));
    lost.push({ from, to: performance.now() });
    faults.push(...(await findLosses(server, store)).map((fault) => `loss ${loss}: ${fault}`));
  }
  stopping.abort();
  await Promise.all(load);
  faults.push(...(await findLosses(server, store)));
  for (const { status, retryAfter, isPartial } of answers) {
    if (isPartial) faults.push('an answer lacks rows that it counts');
    if (status === 503 && !(retryAfter > 0)) faults.push('a refusal does not say when to try again');
    if (status !== 200 && status !== 503) faults.push(`a search was answered by ${status}`);
  }
  const silentMs = lost.map(({ from, to }) => longestSilence(answers, from, to));
  return {
    byStatus: countStatus(answers),
    silentMs,
    toldMs,
    wholeMs,
    ...findShort(answers),
    written: written.products,
    faults,
  };
}

async function searchOn({ url }: StartedServer, searcher: number, answers: Answer[], signal: AbortSignal) {
  for (let n = 0; !signal.aborted; n++) {
    // Each another address: none is answered from what is kept.
    const [offset, limit] = [(n * SEARCHERS + searcher) % 5_000, 1 + (n % 24)];
    const at = performance.now();
    const lost = { at, status: 0, total: 0, isPartial: false, retryAfter: 0 };
    const address = `${url}/api/products?search_term=oat&offset=${offset}&limit=${limit}&facets=${n % 2 === 0}`;
    const answer = await fetch(address)
      .then(async (reply): Promise<Answer> => {
        const body = (await reply.json()) as { total?: number; products?: readonly unknown[] };
        const { total = 0, products = [] } = body;
        return {
          at,
          status: reply.status,
          total,
          isPartial: products.length < Math.min(limit, total - offset),
          retryAfter: Number(reply.headers.get('retry-after')),
        };
      })
      .catch(() => lost);
    answers.push(answer);
    if (answer.status !== 200) await pause(REFUSED_PAUSE_MS);
  }
}

async function importOn(store: Store, written: { products: number }, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await writeTradeItems(store.pool, 'demo', itemsFrom(written.products, WRITES.items), new Date());
    written.products += WRITES.items;
    await pause(WRITES.pauseMs);
  }
}

/** What Larder says that the cluster lacks; nothing where it does not know. */
async function missing({ url }: StartedServer): Promise<Readonly<Record<string, number>>> {
  const measured = await (await fetch(`${url}/metrics`)).text();
  const lines = measured.matchAll(/^larder_search_missing\{what="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...lines].map(([, what = '', count]) => [what, Number(count)]));
}

async function timeUntil(state: string, isReached: () => Promise<boolean>): Promise<number> {
  const from = performance.now();
  await pollUntil(state, isReached, PATIENCE_MS);
  return performance.now() - from;
}

async function findLosses({ url }: StartedServer, store: Store): Promise<string[]> {
  const stored = (await store.db.selectFrom('products').select('gtin').execute()).length;
  const total = async () => {
    const reply = await fetch(`${url}/api/products?search_term=oat&limit=1`);
    return reply.ok ? ((await reply.json()) as { total: number }).total : -1;
  };
  return pollUntil('the search has what the store has', async () => (await total()) >= stored).then(
    () => [],
    async () => [`the search has ${await total()} of ${stored} products`],
  );
}

function countStatus(answers: readonly Answer[]): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

function longestSilence(answers: readonly Answer[], from: number, to: number): number {
  const good = answers.filter(({ at, status }) => status === 200 && at >= from && at <= to);
  const times = [from, ...good.map(({ at }) => at).sort((a, b) => a - b), to];
  return Math.max(...times.slice(1).map((at, i) => at - (times[i] ?? at)));
}

/** What was found once is on both copies after this. */
const SETTLED_MS = 2_000;

interface ShortAnswers {
  /** Answers that found fewer products than were found seconds before, and how few of a hundred at the worst. */
  readonly short: number;
  readonly shortest: number;
}

/** Products are only added: an answer that finds fewer than were found seconds before is short. */
function findShort(answers: readonly Answer[]): ShortAnswers {
  const sorted = answers.filter(({ status }) => status === 200).toSorted((a, b) => a.at - b.at);
  let [settled, most, short, shortest] = [0, 0, 0, 100];
  for (const { at, total } of sorted) {
    while ((sorted[settled]?.at ?? at) < at - SETTLED_MS)
      most = Math.max(most, sorted[settled++]?.total ?? 0);
    if (total >= most) continue;
    short++;
    shortest = Math.min(shortest, Math.floor((100 * total) / most));
  }
  return { short, shortest };
}
