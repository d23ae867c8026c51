import { afterAll, beforeAll } from 'vitest';
import { fetchOpenSearch } from './fetch-opensearch.ts';
import { type OpenSearchNode, startOpenSearch } from './start-opensearch.ts';

/** Why no node can be started here, in a sentence; undefined where one can. */
export const noOpenSearch = await fetchOpenSearch();
if (noOpenSearch !== undefined) process.stdout.write(`OpenSearch is not tested: ${noOpenSearch}.\n`);

/** A node for the tests of a file, or of a part of it. Call it where its hooks belong. */
export function openNode(): () => OpenSearchNode {
  let node: OpenSearchNode | undefined;
  beforeAll(async () => {
    node = await startOpenSearch();
  });
  afterAll(() => node?.stop());
  return () => {
    if (node === undefined) throw new Error('The node is started before the tests.');
    return node;
  };
}
