import { join } from 'node:path';
import type { Log } from '#server/log.ts';
import { embeddedEngine } from './embedded/embedded-engine.ts';
import { countDocuments } from './embedded/query/generation.ts';
import { openIndexWriter } from './embedded/writer/index-writer.ts';
import type { SearchEngine } from './engine.ts';
import type { CatalogueFeed } from './feed.ts';
import { followFeed } from './sync.ts';

export interface OpenSearchOptions {
  readonly feed: CatalogueFeed;
  /** The index keeps its files in the folder `search` of it. */
  readonly dataDir: string;
  readonly log: Log;
  /** Calls back whenever the catalogue may have changed; what it gives ends that. */
  readonly wakeUp?: (onChange: () => void) => Promise<() => Promise<void>>;
}

export interface FollowingSearch extends SearchEngine {
  /** Resolves when every change that was committed before the call can be found. */
  caughtUp(): Promise<void>;
}

/** Opens the embedded search over the catalogue. It resolves at once; `isReady` tells when it has everything. */
export async function openSearch({
  feed,
  dataDir,
  log,
  wakeUp,
}: OpenSearchOptions): Promise<FollowingSearch> {
  const writer = openIndexWriter(join(dataDir, 'search'), log);
  const index = { ...writer, countDocuments: () => countDocuments(writer.generation()) };
  const follower = followFeed({ feed, index, log, wakeUp });
  const engine = embeddedEngine(writer, follower.isReady, async () => {
    await follower.close();
    await writer.close();
  });
  return { ...engine, caughtUp: follower.caughtUp };
}
