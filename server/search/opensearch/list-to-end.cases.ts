import { describe, expect, test } from 'vitest';
import type { OpenSearchNode } from '#tests/support/opensearch/start-opensearch.ts';
import { demoGtin } from '#tests/support/trade-items.ts';
import { openCluster } from './cluster.ts';
import { listToEnd } from './list-to-end.ts';

/** Lists longer than a page of rows. */
export function listToEndCases(node: () => OpenSearchNode): void {
  describe('a list that is read to its end', () => {
    test.each([1, 7, 20, 21])('has every row once, in order, in pages of %d', async (size) => {
      const client = openCluster(node().url);
      const index = `test-list-${process.pid}-${size}`;
      const gtins = Array.from({ length: 20 }, (_, n) => demoGtin(n));
      await client.indices.create({
        index,
        body: { mappings: { properties: { gtin: { type: 'keyword' } } } },
      });
      await client.bulk({
        index,
        refresh: true,
        body: gtins.flatMap((gtin) => [{ index: {} }, { gtin }]),
      });
      const body = { size, query: { match_all: {} }, sort: [{ gtin: 'asc' }], _source: ['gtin'] };
      expect([...(await listToEnd(client, index, body))]).toEqual(
        gtins.map(Number).toSorted((a, b) => a - b),
      );
      await client.close();
    });
  });
}
