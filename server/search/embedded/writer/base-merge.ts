import type { Log } from '#server/log.ts';
import {
  type LiveSegment,
  openSegment,
  type SegmentReader,
  withoutDocuments,
} from '../query/segment-reader.ts';
import { memoryOf } from '../segment/pack-segment.ts';
import type { Segment } from '../segment/segment.ts';
import type { BodyFileState } from '../storage/body-writer.ts';
import type { Snapshot } from '../storage/snapshot-file.ts';
import type { BodyLedger } from './body-ledger.ts';
import { openIndexThread } from './index-thread.ts';
import { openMemoryPool } from './memory-pool.ts';
import { isBaseDue, isCompactionDue } from './merge-policy.ts';
import { countLiveBytes, mergeInputs, type SegmentList, withMerged } from './segment-list.ts';

/**
 * Merges the whole index into one segment, the base, and saves it, in a thread of its own. Changes go on meanwhile: new
 * segments stand beside those being merged, and what they replace is taken out of the base when it comes.
 */
export interface BaseMerge {
  load(): Promise<Snapshot & { readonly opened: LiveSegment }>;
  startIfDue(): void;
  /** Starts unless one is running, or there is nothing to merge. */
  start(): void;
  /** Resolves when none is running; never rejects. */
  settled(): Promise<void>;
  /** Ends a running one without a result. */
  abandon(): Promise<void>;
  /** The base is no longer one: everything is about to be replaced. */
  forget(): void;
  /** Whether the segment is the base or being merged into one. */
  isTaken(reader: SegmentReader): boolean;
  /** Whether the thread is reading the segment. */
  isBusy(reader: SegmentReader): boolean;
  /** Keeps the memory of a segment that is gone for the next base, if it was one. */
  reclaim(reader: SegmentReader): boolean;
  /** Products changed or deleted: a base that is being made has them as they were before. */
  noteTouched(gtins: Iterable<number>): void;
}

interface Index {
  readonly folder: string;
  readonly log: Log;
  readonly ledger: BodyLedger;
  list(): SegmentList;
  sequence(): number;
  publish(list: SegmentList): void;
  onSettled(): void;
  onSaved(saved: { readonly sequence: number; readonly bodyFiles: readonly BodyFileState[] }): void;
}

export function openBaseMerge(index: Index): BaseMerge {
  const { folder, log, ledger } = index;
  const thread = openIndexThread();
  const memory = openMemoryPool(1);
  const bases = new WeakSet<SegmentReader>();
  let base: SegmentReader | undefined;
  let busy = new Set<SegmentReader>();
  let touched = new Set<number>();
  let running: Promise<void> | undefined;

  const openBase = (segment: Segment) => {
    const opened = openSegment(segment);
    base = opened.reader;
    bases.add(base);
    return opened;
  };
  /** Everything that is read of the index is read before the first wait: one moment of it. */
  const merge = async (): Promise<Snapshot> => {
    const inputs = index.list();
    const sequence = index.sequence();
    let bodyFiles = ledger.files();
    busy = new Set(inputs.map(({ reader }) => reader));
    touched = new Set();
    const fileBytes = bodyFiles.reduce((sum, { length }) => sum + length, 0);
    const compactTo = isCompactionDue(fileBytes, countLiveBytes(inputs)) ? ledger.reserve() : null;
    if (compactTo !== null) ledger.turnOver();
    const spares = memory.spares();
    const task = { folder, inputs: mergeInputs(inputs), bodyFile: compactTo, spares };
    const { segment, bodyFile, spare } = await thread.run('merge', task);
    memory.take(spares[spare]);
    if (bodyFile !== null) {
      ledger.note(bodyFile);
      bodyFiles = [bodyFile];
    }
    const opened = withoutDocuments(openBase(segment), touched);
    busy = new Set([opened.reader]);
    index.publish(withMerged(index.list(), inputs, opened));
    return { segment, sequence, bodyFiles };
  };

  const run = async () => {
    const started = performance.now();
    try {
      const snapshot = await merge();
      const mergeMs = Math.round(performance.now() - started);
      await thread.run('save', { folder, snapshot });
      index.onSaved(snapshot);
      const { documentCount } = snapshot.segment;
      log.info(
        { documentCount, sequence: snapshot.sequence, mergeMs },
        'the search index was merged and saved',
      );
    } catch (error) {
      log.warn({ err: error }, 'the search index could not be saved; it goes on with what it has');
    } finally {
      busy.clear();
      running = undefined;
      index.onSettled();
      await thread.end();
    }
  };

  const start = () => {
    if (index.list().length > 0) running ??= run();
  };
  return {
    async load() {
      try {
        const snapshot = await thread.run('load', { folder });
        return { ...snapshot, opened: openBase(snapshot.segment) };
      } finally {
        await thread.end();
      }
    },
    start,
    startIfDue() {
      const list = index.list();
      const baseSize = list.find(({ reader }) => reader === base)?.liveCount ?? 0;
      const total = list.reduce((sum, { reader }) => sum + reader.segment.documentCount, 0);
      if (isBaseDue(baseSize, total - baseSize)) start();
    },
    settled: async () => running,
    abandon: () => thread.end(),
    forget() {
      base = undefined;
    },
    isTaken: (reader) => reader === base || busy.has(reader),
    isBusy: (reader) => busy.has(reader),
    reclaim(reader) {
      if (bases.has(reader)) memory.give(memoryOf(reader.segment));
      return bases.has(reader);
    },
    noteTouched(gtins) {
      for (const gtin of gtins) touched.add(gtin);
    },
  };
}
