import type { Log } from '#server/log.ts';
import {
  type LiveSegment,
  openSegment,
  type SegmentReader,
  withoutDocuments,
} from '../query/segment-reader.ts';
import type { BodyFileState } from '../storage/body-writer.ts';
import type { Snapshot } from '../storage/snapshot-file.ts';
import type { BodyLedger } from './body-ledger.ts';
import { openIndexThread } from './index-thread.ts';
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
  onSaved(saved: { readonly sequence: number; readonly bodyFiles: readonly BodyFileState[] }): void;
}

export function openBaseMerge(index: Index): BaseMerge {
  const { folder, log, ledger } = index;
  const thread = openIndexThread();
  let base: SegmentReader | undefined;
  let taken = new Set<SegmentReader>();
  let touched = new Set<number>();
  let running: Promise<void> | undefined;

  /** Everything that is read of the index is read before the first wait: one moment of it. */
  const merge = async (): Promise<Snapshot> => {
    const inputs = index.list();
    const sequence = index.sequence();
    let bodyFiles = ledger.files();
    taken = new Set(inputs.map(({ reader }) => reader));
    touched = new Set();
    const fileBytes = bodyFiles.reduce((sum, { length }) => sum + length, 0);
    const compactTo = isCompactionDue(fileBytes, countLiveBytes(inputs)) ? ledger.reserve() : null;
    if (compactTo !== null) ledger.turnOver();
    const task = { folder, inputs: mergeInputs(inputs), bodyFile: compactTo };
    const { segment, bodyFile } = await thread.run('merge', task);
    if (bodyFile !== null) {
      ledger.note(bodyFile);
      bodyFiles = [bodyFile];
    }
    const opened = withoutDocuments(openSegment(segment), touched);
    base = opened.reader;
    index.publish(withMerged(index.list(), inputs, opened));
    return { segment, sequence, bodyFiles };
  };

  const run = async () => {
    const started = performance.now();
    try {
      const snapshot = await merge();
      taken.clear();
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
      taken.clear();
      running = undefined;
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
        const opened = openSegment(snapshot.segment);
        base = opened.reader;
        return { ...snapshot, opened };
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
    isTaken: (reader) => reader === base || taken.has(reader),
    noteTouched(gtins) {
      for (const gtin of gtins) touched.add(gtin);
    },
  };
}
