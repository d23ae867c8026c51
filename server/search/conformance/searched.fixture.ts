import { afterAll, beforeAll } from 'vitest';
import { silentLog } from '#tests/support/silent-log.ts';
import { openTestFolder } from '#tests/support/test-folder.ts';
import type { SearchDocument } from '../document.ts';
import { openSearchIndex } from '../embedded/search-index.ts';
import type { SearchEngine } from '../engine.ts';
import { arrayFeed } from './array-feed.ts';

/** An index of these products, open while the tests of a file run; answers how to reach it. */
export function searchedBeforeAll(products: readonly SearchDocument[]): () => SearchEngine {
  let search: SearchEngine;
  const dataDir = openTestFolder();
  beforeAll(async () => {
    const index = await openSearchIndex({ feed: arrayFeed(products), dataDir, log: silentLog });
    await index.caughtUp();
    search = index;
  });
  afterAll(() => search.close());
  return () => search;
}
