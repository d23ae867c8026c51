import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { productRoutes } from '#server/features/products/products.routes.ts';
import { featureApp } from '#tests/support/feature-app.ts';
import type { OpenSearchNode } from '#tests/support/opensearch/start-opensearch.ts';
import { pollUntil } from '#tests/support/poll-until.ts';
import { recordingLog } from '#tests/support/recording-log.ts';
import type { TestDb } from '#tests/support/test-db.ts';
import { arrayFeed } from '../conformance/array-feed.ts';
import { plainDocument } from '../conformance/plain-catalogue.ts';
import { openCluster } from './open-engines.fixture.ts';

const NOWHERE = { url: 'http://127.0.0.1:1' };
/** What a node answers while it does not know yet that the node with the data is lost. */
const LOST = {
  type: 'search_phase_execution_exception',
  reason: 'all shards failed',
  caused_by: { type: 'node_not_connected_exception', reason: '[search-3] Node not connected' },
};
const PATIENCE_MS = 90_000;
const REFUSED_PAUSE_MS = 20;

/** The last of all, as they end the node. */
export function failureCases(node: () => OpenSearchNode, { db }: TestDb): void {
  const openApp = async (at: Pick<OpenSearchNode, 'url'>) => {
    const { log, entries } = recordingLog();
    const body = Buffer.from('{"gtin":"1"}');
    const search = openCluster(at, arrayFeed([1, 2, 3].map((i) => plainDocument(i, { body }))), { log });
    const app = await featureApp((route) => productRoutes(route, { db, search, clock: () => new Date() }));
    onTestFinished(async () => {
      await app.close();
      await search.close();
    });
    // Each another address: none is answered from what is kept.
    let asked = 0;
    const ask = async () => {
      const { statusCode, headers } = await app.inject(
        `/api/products?search_term=granola&offset=${asked++ % 2_000}`,
      );
      return { status: statusCode, retryAfter: Number(headers['retry-after']) };
    };
    return { search, ask, entries };
  };

  describe('a cluster that does not answer', () => {
    test('from the start: said once in the log, and search is not ready', async () => {
      const { search, ask, entries } = await openApp(NOWHERE);
      const said = () => entries.filter(({ message }) => message?.includes('cannot be reached'));
      await pollUntil('it is said', () => said().length === 1);
      expect(search.isReady()).toBe(false);
      const { status, retryAfter } = await ask();
      expect(status).toBe(503);
      expect(retryAfter).toBeGreaterThan(0);
    });

    test('for the loss of a node: a time to try again, and nothing else of it', async () => {
      const http = createServer((_, reply) => {
        reply.writeHead(200, { 'content-type': 'application/json' });
        reply.end(JSON.stringify({ responses: [{ error: LOST, status: 500 }] }));
      }).listen(0, '127.0.0.1');
      await once(http, 'listening');
      onTestFinished(() => void http.close());
      const { ask } = await openApp({ url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` });
      const { status, retryAfter } = await ask();
      expect(status).toBe(503);
      expect(retryAfter).toBeGreaterThan(0);
    });

    test('in part: the other nodes answer, and the one that is missing is told', async () => {
      const { search, ask } = await openApp({ url: `${NOWHERE.url},${node().url}` });
      await search.caughtUp();
      for (let n = 0; n < 10; n++) expect(await ask()).toMatchObject({ status: 200 });
      // The cluster of tests is one node, which has no other for a copy.
      await pollUntil('it is told', () => JSON.stringify(search.missing()) === '{"nodes":1,"copies":0}');
    });

    test('that hangs: 503 with a time to try again, and answers again by itself once it goes on', async () => {
      const { search, ask } = await openApp(node());
      await search.caughtUp();
      await node().suspend();
      const { status, retryAfter } = await ask();
      node().resume();
      expect(status).toBe(503);
      expect(retryAfter).toBeGreaterThan(0);
      await pollUntil('it answers again', async () => (await ask()).status === 200, PATIENCE_MS);
    });

    test('killed under load: 503 with a time to try again, and answers again by itself once it is back', async () => {
      const { search, ask } = await openApp(node());
      await search.caughtUp();
      expect(await ask()).toMatchObject({ status: 200 });
      const answers: Awaited<ReturnType<typeof ask>>[] = [];
      let isOver = false;
      const load = Promise.all(
        [1, 2, 3, 4].map(async () => {
          while (!isOver) {
            const answer = await ask();
            answers.push(answer);
            // Refused at once: asking without a pause would take the processor from the node that is starting.
            if (answer.status !== 200) await pause(REFUSED_PAUSE_MS);
          }
        }),
      );
      await node().kill();
      await pollUntil(
        'requests are refused',
        () => answers.some(({ status }) => status === 503),
        PATIENCE_MS,
      );
      await node().restart();
      const since = answers.length;
      await pollUntil(
        'it answers again',
        () => answers.slice(since).some(({ status }) => status === 200),
        PATIENCE_MS,
      );
      isOver = true;
      await load;
      expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
      expect(answers.filter(({ status, retryAfter }) => status === 503 && !(retryAfter > 0))).toEqual([]);
    });
  });
}
