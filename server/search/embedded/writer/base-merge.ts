import type { Log } from '#server/log.ts';
import {
  openSegment,
  openSegmentWith,
  type SegmentReader,
  withoutDocuments,
} from '../query/segment-reader.ts';
import type { PackedSegment } from '../segment/pack-segment.ts';
import type { BodyFileState } from '../storage/body-writer.ts';
import type { LoadedSnapshot } from '../storage/load-snapshot.ts';
import { type Snapshot, saveSnapshot } from '../storage/snapshot-file.ts';
import type { BodyLedger } from './body-ledger.ts';
import { openIndexThread } from './index-thread.ts';
import { loadIndex } from './load-index.ts';
import { openMemoryPool } from './memory-pool.ts';
import { isBaseDue, isCompactionDue, type Patience } from './merge-policy.ts';
import { countLiveBytes, type SegmentList, savedSegments, withMerged } from './segment-list.ts';

/**
 * Merges the whole index into one segment, the base, and saves it, in its own thread. Changes continue meanwhile: new
 * segments are added beside those being merged, and the products they replace are removed from the new base.
 */
export interface BaseMerge {
  load(): Promise<LoadedSnapshot & { readonly opened: SegmentList }>;
  /**
   * Saves the segments as they are, in this thread: for the end of the process, when there is no time to merge them or to
   * start a thread. Not while a merge is running.
   */
  save(snapshot: Snapshot): void;
  startIfDue(patience: Patience): void;
  /** Does nothing while a merge is running, or where there is nothing to merge. */
  start(): void;
  /** Resolves when no merge is running; never rejects. */
  settled(): Promise<void>;
  /** Lets the memory for the next base go, once no merge is running. */
  rest(): Promise<void>;
  /** Ends a running merge without a result. */
  abandon(): Promise<void>;
  /** Treats the base as an ordinary segment: everything is about to be replaced. */
  forget(): void;
  /** Whether the segment is the base or being merged into one. */
  isTaken(reader: SegmentReader): boolean;
  /** Whether the thread is reading the segment. */
  isBusy(reader: SegmentReader): boolean;
  /** Keeps the memory of a retired base for the next one; false where the segment was no base. */
  reclaim(reader: SegmentReader): boolean;
  /** Products changed or deleted since a running merge began: its result has outdated versions of them. */
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
  onFailed(error: unknown): void;
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

  const openBase = (segment: PackedSegment) => {
    const opened = openSegment(segment);
    base = opened.reader;
    bases.add(base);
    return opened;
  };
  /** Reads the index before the first `await`, so at one moment. */
  const merge = async (): Promise<Snapshot> => {
    const inputs = index.list();
    const sequence = index.sequence();
    let bodyFiles = ledger.files();
    busy = new Set(inputs.map(({ reader }) => reader));
    touched = new Set();
    const fileBytes = bodyFiles.reduce((sum, { length }) => sum + length, 0);
    const compactTo = isCompactionDue(fileBytes, countLiveBytes(inputs)) ? ledger.reserve() : null;
    const [first, ...others] = inputs;
    if (compactTo === null && others.length === 0 && first && isWhole(first)) {
      base = first.reader;
      bases.add(base);
      return { segments: savedSegments(inputs), sequence, readUpTo: null, bodyFiles };
    }
    if (compactTo !== null) ledger.turnOver();
    const spares = memory.spares();
    const task = {
      folder,
      mayRepeat: false,
      inputs: savedSegments(inputs),
      bodyFile: compactTo,
      spares,
    };
    const { segment, bodyFile, spare } = await thread.run('merge', task);
    memory.take(spares[spare]);
    if (bodyFile !== null) {
      ledger.note(bodyFile);
      bodyFiles = [bodyFile];
    }
    const whole = openBase(segment);
    const segments = savedSegments([whole]);
    const opened = withoutDocuments(whole, touched);
    busy = new Set([opened.reader]);
    index.publish(withMerged(index.list(), inputs, opened));
    return { segments, sequence, readUpTo: null, bodyFiles };
  };

  const run = async () => {
    const started = performance.now();
    try {
      const snapshot = await merge();
      const mergeMs = Math.round(performance.now() - started);
      await thread.run('save', { folder, snapshot });
      index.onSaved(snapshot);
      const documentCount = snapshot.segments[0]?.segment.documentCount;
      log.info({ documentCount, sequence: snapshot.sequence, mergeMs }, 'search index merged and saved');
    } catch (error) {
      log.warn({ err: error }, 'search index could not be saved');
      index.onFailed(error);
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
        const snapshot = await loadIndex(folder, thread);
        const [first, ...others] = snapshot.segments.map(({ segment, live }) =>
          openSegmentWith(segment, live),
        );
        if (first === undefined) return { ...snapshot, opened: [] };
        base = first.reader;
        bases.add(base);
        return { ...snapshot, opened: [first, ...others] };
      } finally {
        await thread.end();
      }
    },
    save(snapshot) {
      const { segments, sequence } = snapshot;
      if (segments.length === 0) return;
      try {
        saveSnapshot(folder, snapshot);
        index.onSaved(snapshot);
        log.info({ segments: segments.length, sequence }, 'search index saved');
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        log.warn({ reason }, 'search index could not be saved');
      }
    },
    start,
    startIfDue(patience) {
      const list = index.list();
      const baseSize = list.find(({ reader }) => reader === base)?.liveCount ?? 0;
      const total = list.reduce((sum, { reader }) => sum + reader.segment.documentCount, 0);
      if (isBaseDue(baseSize, total - baseSize, patience)) start();
    },
    settled: async () => running,
    async rest() {
      await running;
      memory.clear();
    },
    abandon: () => thread.end(),
    forget() {
      base = undefined;
    },
    isTaken: (reader) => reader === base || busy.has(reader),
    isBusy: (reader) => busy.has(reader),
    reclaim(reader) {
      if (bases.has(reader)) memory.give(reader.segment.memory);
      return bases.has(reader);
    },
    noteTouched(gtins) {
      for (const gtin of gtins) touched.add(gtin);
    },
  };
}

/** All of its documents are live: merged alone it would be the same. */
function isWhole({ reader, liveCount }: SegmentList[number]): boolean {
  return liveCount === reader.segment.documentCount;
}
