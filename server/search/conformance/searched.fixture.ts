import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { silentLog } from '#tests/support/silent-log.ts';
import type { SearchDocument } from '../document.ts';
import { openSearchIndex } from '../embedded/search-index.ts';
import type { SearchEngine } from '../engine.ts';
import { arrayFeed } from './array-feed.ts';
import { makeSearchFolder } from './plain-catalogue.ts';

/** An index of these products, open while the tests of a file run; answers how to reach it. */
export function searchedBeforeAll(products: readonly SearchDocument[]): () => SearchEngine {
  const dataDir = dirname(makeSearchFolder());
  let search: SearchEngine;
  beforeAll(async () => {
    const index = await openSearchIndex({ feed: arrayFeed(products), dataDir, log: silentLog });
    await index.caughtUp();
    search = index;
  });
  afterAll(async () => {
    await search.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return () => search;
}
