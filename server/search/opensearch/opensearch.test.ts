import { describe } from 'vitest';
import { noOpenSearch, openNode } from '#tests/support/opensearch/one-node.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { badInputCases } from './bad-input.cases.ts';
import { conformanceCases } from './conformance.cases.ts';
import { failureCases } from './failure.cases.ts';
import { followCases } from './follow.cases.ts';
import { listToEndCases } from './list-to-end.cases.ts';
import { oldVersionCases } from './old-versions.cases.ts';

const store = await openTestDb();

/** All of them on one node, as that takes longer to start than most of them take. */
describe.skipIf(noOpenSearch !== undefined)('search on a cluster', () => {
  const node = openNode();
  conformanceCases(node);
  badInputCases(node);
  listToEndCases(node);
  followCases(node, store);
  oldVersionCases(node, store);
  failureCases(node, store);
});
