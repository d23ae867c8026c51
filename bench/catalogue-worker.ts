import { workerData } from 'node:worker_threads';
import type { SearchDocument } from '#server/search/document.ts';
import {
  type PackedChanges,
  type PackedDocuments,
  packChanges,
  packDocuments,
} from '#server/search/packed.ts';
import { performTasks } from '#server/threads/perform-tasks.ts';
import { changesOf } from './changed-products.ts';
import { type LoggedQuery, makeQueryLog } from './query-log.ts';
import { openCatalogue, seededRandom } from './search-catalogue.ts';

/** As many products are changed. */
const CHANGED = 2_000;

const catalogue = openCatalogue((workerData as { count: number }).count);
let batches: AsyncGenerator<readonly SearchDocument[]> | undefined;
let changed: readonly SearchDocument[] | undefined;

const catalogueTasks = {
  async queries(count: number): Promise<LoggedQuery[]> {
    return makeQueryLog((await catalogue).named, count, seededRandom(7));
  },
  /** The next batch of all products; undefined at the end. */
  async next(size: number): Promise<PackedDocuments | undefined> {
    batches ??= (await catalogue).batches(size);
    const { value } = await batches.next();
    return value && packDocuments(value);
  },
  async changes({ since, upTo }: { since: number; upTo: number }): Promise<PackedChanges> {
    changed ??= await takeFirst(CHANGED);
    return packChanges(changesOf(changed, since, upTo));
  },
};
export type CatalogueTasks = typeof catalogueTasks;

async function takeFirst(size: number): Promise<readonly SearchDocument[]> {
  const { value } = await (await catalogue).batches(size).next();
  return value ?? [];
}

function movedBy(output: unknown): ArrayBuffer[] {
  const packed = output as Partial<PackedDocuments & PackedChanges> | undefined;
  const content = packed?.content ?? packed?.documents?.content;
  return content ? [content.buffer] : [];
}

performTasks(catalogueTasks, { movedBy });
