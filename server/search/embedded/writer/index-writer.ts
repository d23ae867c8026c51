import type { Log } from '#server/log.ts';
import type { CatalogueChange, SearchDocument } from '../../document.ts';
import { EMPTY_GENERATION, type Generation } from '../query/generation.ts';
import { openSegment, type SegmentReader } from '../query/segment-reader.ts';
import { type BodyFiles, openBodyFiles } from '../storage/body-files.ts';
import type { BodyFileState } from '../storage/body-writer.ts';
import { type BaseMerge, openBaseMerge } from './base-merge.ts';
import { filesOf, openBodyLedger } from './body-ledger.ts';
import { openIndexThread } from './index-thread.ts';
import { openMemoryPool } from './memory-pool.ts';
import { countTailToMerge } from './merge-policy.ts';
import { generationOf, type SegmentList, savedSegments, withMerged, withoutGtins } from './segment-list.ts';

/**
 * Maintains the index: applies changes, publishes generations, merges and saves in the background. `rebuild` and `apply`
 * are called one at a time; once they resolve, the next query finds their changes.
 */
export interface IndexWriter {
  generation(): Generation;
  /** The generation includes every change of the catalogue up to this number. */
  sequence(): number;
  readonly bodies: BodyFiles;
  /** Loads the snapshot. Rejects with the reason where there is none or it is damaged. */
  load(): Promise<void>;
  /** Replaces everything by the batches' documents: the catalogue as of `sequence` or later. */
  rebuild(batches: AsyncIterable<readonly SearchDocument[]>, sequence: number): Promise<void>;
  apply(changes: readonly CatalogueChange[]): Promise<void>;
  /** Records that every change up to this number has been applied. */
  advance(sequence: number): void;
  /** Saves unsaved changes, as far as time allows. */
  close(): Promise<void>;
}

/** Other threads that read generations. */
export interface GenerationReaders {
  /** Passes the generation on: what they read from now on is this one. */
  adopt(generation: Generation): void;
  /** Resolves once none of them reads a generation before the newest. */
  settled(): Promise<void>;
}

const NO_READERS: GenerationReaders = { adopt() {}, settled: async () => {} };

/** Segments of one level that are merged into one: few while queries read them all, many during a rebuild. */
const FAN_IN = 4;
const REBUILD_FAN_IN = 16;
/** Pieces of small segments' memory that are kept for reuse. */
const MAX_SPARES = REBUILD_FAN_IN + FAN_IN;

/** Documents passed to the thread between two turns of the event loop: copying them takes about a millisecond. */
const PIECE = 50;

/** Shutdown may take five seconds in all, and ending a merge a second. */
const SAVE_WITHIN_MS = 3_000;

export function openIndexWriter(folder: string, log: Log, readers = NO_READERS): IndexWriter {
  const ledger = openBodyLedger(folder);
  const bodies = openBodyFiles(folder);
  const thread = openIndexThread();
  let list: SegmentList = [];
  let generation = EMPTY_GENERATION;
  let sequence = 0;
  let savedSequence: number | undefined;

  const memory = openMemoryPool(MAX_SPARES);
  /** Readers of removed segments that a merge may still read. */
  const retired = new Set<SegmentReader>();

  const publish = (next: SegmentList) => {
    const kept = new Set(next.map(({ reader }) => reader));
    const removed = list.filter(({ reader }) => !kept.has(reader));
    list = next;
    generation = generationOf(next);
    readers.adopt(generation);
    void readers.settled().then(() => {
      for (const { reader } of removed) retired.add(reader);
      reclaim();
    });
  };
  const reclaim = () => {
    for (const reader of retired) {
      if (base.isBusy(reader)) continue;
      retired.delete(reader);
      if (!base.reclaim(reader)) memory.give(reader.segment.memory);
    }
  };
  const dropUnusedFiles = (saved: readonly BodyFileState[]) => {
    const used = new Set([...filesOf(list), ...saved.map(({ file }) => file)]);
    bodies.keepOnly(ledger.keepOnly(used));
  };
  const base: BaseMerge = openBaseMerge({
    folder,
    log,
    ledger,
    list: () => list,
    sequence: () => sequence,
    publish,
    onSettled: reclaim,
    onSaved(saved) {
      savedSequence = saved.sequence;
      void readers.settled().then(() => dropUnusedFiles(saved.bodyFiles));
    },
  });

  const build = async (documents: readonly SearchDocument[], bodyFile: BodyFileState) => {
    for (let start = 0; start < documents.length; start += PIECE) {
      const piece = documents.slice(start, start + PIECE);
      await thread.run('gather', { documents: piece, isFirst: start === 0 });
    }
    const spares = memory.spares();
    const built = await thread.run('build', { folder, bodyFile, spares });
    memory.take(spares[built.spare]);
    ledger.note(built.bodyFile);
    return openSegment(built.segment);
  };
  /** Merges the newest segments where there are many; returns the replacement to apply to a list. */
  const mergeTail = async (segments: SegmentList, fanIn: number) => {
    const tail = segments.filter(({ reader }) => !base.isTaken(reader));
    const count = countTailToMerge(
      tail.map(({ liveCount }) => liveCount),
      fanIn,
    );
    const inputs = tail.slice(tail.length - count);
    if (inputs.length < 2) return (after: SegmentList) => after;
    const spares = memory.spares();
    const merged = await thread.run('merge', {
      folder,
      inputs: savedSegments(inputs),
      bodyFile: null,
      spares,
    });
    memory.take(spares[merged.spare]);
    const opened = openSegment(merged.segment);
    return (after: SegmentList) => withMerged(after, inputs, opened);
  };

  return {
    generation: () => generation,
    sequence: () => sequence,
    bodies,
    async load() {
      const snapshot = await base.load();
      ledger.reset(snapshot.bodyFiles);
      publish(snapshot.opened);
      sequence = snapshot.sequence;
      savedSequence = sequence;
      dropUnusedFiles(snapshot.bodyFiles);
      base.startIfDue();
    },
    async rebuild(batches, asOf) {
      await base.settled();
      base.forget();
      ledger.turnOver();
      let rebuilt: SegmentList = [];
      for await (const batch of batches) {
        const documents = latestByGtin(batch);
        const segment = await build(documents, ledger.current());
        const before = [...withoutGtins(rebuilt, gtinsOf(documents)), segment];
        rebuilt = (await mergeTail(before, REBUILD_FAN_IN))(before);
        for (const { reader } of before)
          if (!rebuilt.some((kept) => kept.reader === reader)) retired.add(reader);
        reclaim();
      }
      // Frees the memory of the rebuild: later changes are small.
      await thread.end();
      memory.clear();
      ledger.reset([ledger.current()]);
      publish(rebuilt);
      sequence = asOf;
      base.start();
    },
    async apply(changes) {
      const latest = latestByGtin(changes.map(asChangeOfGtin));
      const documents = latest.flatMap(({ change }) => (change.kind === 'upsert' ? [change.document] : []));
      const built = documents.length > 0 ? [await build(documents, ledger.current())] : [];
      const gtins = gtinsOf(latest);
      base.noteTouched(gtins);
      await readers.settled();
      publish([...withoutGtins(list, gtins), ...built]);
      sequence = Math.max(sequence, changes.at(-1)?.sequence ?? 0);
      publish((await mergeTail(list, FAN_IN))(list));
      base.startIfDue();
    },
    advance(to) {
      sequence = Math.max(sequence, to);
    },
    async close() {
      await base.abandon();
      await base.settled();
      const deadline = setTimeout(() => void base.abandon(), SAVE_WITHIN_MS);
      if (savedSequence !== sequence) await base.save();
      clearTimeout(deadline);
      await base.abandon();
      await thread.end();
      await readers.settled();
      bodies.close();
    },
  };
}

function asChangeOfGtin(change: CatalogueChange) {
  return { gtin: change.kind === 'upsert' ? change.document.gtin : change.gtin, change };
}

/** The last one of each GTIN. */
function latestByGtin<T extends { readonly gtin: string }>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [item.gtin, item])).values()];
}

function gtinsOf(items: readonly { readonly gtin: string }[]): Set<number> {
  return new Set(items.map(({ gtin }) => Number(gtin)));
}
