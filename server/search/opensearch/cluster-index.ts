import type { Client } from '@opensearch-project/opensearch';
import type { Log } from '#server/log.ts';
import type { CatalogueChange } from '../document.ts';
import { type PackedDocuments, unpackChanges, unpackDocuments } from '../packed.ts';
import type { FollowingIndex } from '../sync.ts';
import { sendChanges } from './bulk-writes.ts';
import { reach } from './cluster.ts';
import type { IndexNames } from './index-names.ts';
import { INDEX_MAPPINGS, INDEX_SETTINGS } from './mapping.ts';
import { indexBehind, type Position, readPosition, writePosition } from './position.ts';

/** How many products are loaded between two lines of the log. */
const PROGRESS = 50_000;
/** Searches that began before a swap end within this time. */
const OLD_INDEX_MS = 30_000;

export interface ClusterIndexOptions {
  readonly client: Client;
  readonly names: IndexNames;
  readonly log: Log;
  /** Called when something else can be found. */
  readonly onPosition: (position: Position) => void;
  /** True where the index is gone. */
  readonly isLost: () => boolean;
}

/** The index of a cluster as one process writes it. */
export function openClusterIndex({
  client,
  names,
  log,
  onPosition,
  isLost,
}: ClusterIndexOptions): FollowingIndex {
  let position: Position = { index: '', sequence: 0, isComplete: false };
  let documents = 0;
  const publish = async (next: Position) => {
    await writePosition(client, names, next);
    position = next;
    onPosition(next);
  };
  const refresh = async (index: string) => {
    await reach(() => client.indices.refresh({ index }));
    documents = await countDocuments(client, index);
  };
  return {
    sequence: () => position.sequence,
    countDocuments: () => documents,
    isLost,
    async load() {
      const [index, found] = [await indexBehind(client, names.alias), await readPosition(client, names)];
      if (index === undefined || found === undefined) throw new Error('no index in the search cluster');
      if (!found.isComplete || found.index !== index) throw new Error('the index is not complete');
      await removeOthers(client, names, index);
      await refresh(index);
      position = found;
      onPosition(found);
    },
    async rebuild(batches, sequence) {
      const index = names.next();
      const before = await indexBehind(client, names.alias);
      await create(client, index);
      // At first what is loaded can be found at once; later the old index answers until the new one is complete.
      if (before === undefined) {
        await pointTo(client, names.alias, index);
        await publish({ index, sequence: 0, isComplete: false });
      }
      await loadAll(client, index, batches, sequence, log);
      await refresh(index);
      await reach(() => client.indices.flush({ index }));
      if (before !== undefined) await pointTo(client, names.alias, index, before);
      await publish({ index, sequence, isComplete: true });
      if (before !== undefined) removeLater(client, before);
    },
    // A rebuild that was broken off begins again, in another index.
    unread: () => undefined,
    resume: () => Promise.reject(new Error('The index of a cluster is not resumed.')),
    async apply(changes) {
      await sendChanges(client, position.index, unpackChanges(changes), log);
      await refresh(position.index);
      const last = changes.sequences.at(-1) ?? position.sequence;
      await publish({ ...position, sequence: last });
    },
    async advance(sequence) {
      if (sequence !== position.sequence) await publish({ ...position, sequence });
    },
  };
}

async function create(client: Client, index: string): Promise<void> {
  const settings = { index: { ...INDEX_SETTINGS, auto_expand_replicas: '0-1' } };
  await reach(() => client.indices.create({ index, body: { settings, mappings: INDEX_MAPPINGS } as never }));
}

async function loadAll(
  client: Client,
  index: string,
  batches: AsyncIterable<PackedDocuments>,
  sequence: number,
  log: Log,
): Promise<void> {
  let loaded = 0;
  for await (const batch of batches) {
    const documents = unpackDocuments(batch);
    const changes = documents.map((document): CatalogueChange => ({ sequence, kind: 'upsert', document }));
    await sendChanges(client, index, changes, log);
    const before = loaded;
    loaded += documents.length;
    if (Math.floor(before / PROGRESS) < Math.floor(loaded / PROGRESS))
      log.info({ products: loaded }, 'loading the search cluster');
    if (before === 0) await reach(() => client.indices.refresh({ index }));
  }
}

async function countDocuments(client: Client, index: string): Promise<number> {
  const { body } = await reach(() => client.count({ index }));
  return body.count;
}

/** In one step: no search is without an index, and none sees two. */
async function pointTo(client: Client, alias: string, index: string, before?: string): Promise<void> {
  const actions = [
    ...(before === undefined ? [] : [{ remove: { index: before, alias, must_exist: true } }]),
    { add: { index, alias } },
  ];
  await reach(() => client.indices.updateAliases({ body: { actions } }));
}

/** Indexes of the same mapping that a rebuild which was broken off has left behind; `removeOldVersions` sees to the others. */
async function removeOthers(
  client: Client,
  { alias, every, versionOf }: IndexNames,
  kept: string,
): Promise<void> {
  const { body } = await reach(() => client.indices.get({ index: every }));
  const others = Object.keys(body).filter((index) => versionOf(index) === alias && index !== kept);
  if (others.length > 0) await reach(() => client.indices.delete({ index: others.join(',') }));
}

function removeLater(client: Client, index: string): void {
  setTimeout(() => client.indices.delete({ index }).catch(() => undefined), OLD_INDEX_MS).unref();
}
