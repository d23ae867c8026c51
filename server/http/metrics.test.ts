import { tmpdir } from 'node:os';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import type { SearchEngine } from '#server/search/engine.ts';
import { metrics } from './metrics.ts';

test('a search that hangs is counted as unknown, and everything else is measured', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const search: Partial<SearchEngine> = {
    search: () => new Promise(() => undefined),
    isReady: () => true,
    missing: () => ({ nodes: 1, copies: 0 }),
    sequence: () => 1,
  };
  const store = { pool: new Pool(), latestSequence: async () => 3, imports: async () => [] };
  const { countSignInFailure } = metrics(app, {
    search: search as SearchEngine,
    store,
    dataDir: tmpdir(),
    token: undefined,
  });
  countSignInFailure({ provider: 'google', step: 'discovery' });
  const { body } = await app.inject('/metrics');
  expect(body).toMatch(/^larder_search_index_products Nan$/im);
  expect(body).toMatch(/^larder_search_missing\{what="nodes"\} 1$/m);
  expect(body).toMatch(/^larder_search_lag_changes 2$/m);
  expect(body).toMatch(/^larder_disk_free_bytes [1-9]/m);
  expect(body).toMatch(/^larder_sign_in_failures_total\{provider="google",step="discovery"\} 1$/m);
});
