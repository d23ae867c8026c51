import { readAhead } from '#server/threads/read-ahead.ts';
import type { ReadingPlace } from '../../document.ts';
import { bytesOfPacked, type PackedDocuments } from '../../packed.ts';
import { fillBits, strideOf } from '../segment/bitsets.ts';
import { isOnDisk } from '../segment/merge-input.ts';
import type { PackedSegment } from '../segment/pack-segment.ts';
import { type BodyFileState, newBodyFile } from '../storage/body-writer.ts';
import type { PartFile } from '../storage/part-file.ts';
import type { SavedSegment } from '../storage/snapshot-file.ts';
import type { BodyLedger } from './body-ledger.ts';
import { type IndexThread, openIndexThread } from './index-thread.ts';
import { openMemoryPool } from './memory-pool.ts';
import { countTailToMerge } from './merge-policy.ts';
import type { PartFiles } from './part-files.ts';

/**
 * Makes an index of the whole catalogue. Two threads each take the next batch, build a segment of it and append its bodies to a
 * file of their own; when many segments have been built one of them merges these meanwhile, to a file: memory is for the whole index
 * alone. Nothing is found before the end.
 */
export interface Rebuild {
  /** What it has: all that was read up to its place, in the order of reading. A product may be in it twice: the later counts. */
  soFar(): { readonly segments: readonly SavedSegment[]; readonly readUpTo: ReadingPlace | null };
  /** Reads the batches to their end; undefined for an empty catalogue. Rejects where it is broken off, and keeps what it has. */
  read(batches: AsyncIterable<PackedDocuments>): Promise<PackedSegment | undefined>;
  /** The files that bodies are appended to, some perhaps empty yet. */
  bodyFiles(): readonly BodyFileState[];
  /** Ends the threads, in the middle of their tasks too. */
  end(): Promise<void>;
}

export interface RebuildStart {
  readonly segments: readonly SavedSegment[];
  readonly readUpTo: ReadingPlace | null;
  /** Files to append to. */
  readonly bodyFiles: readonly BodyFileState[];
}

/** As many as a small server has processors. */
const LANES = 2;
/** Segments of one level that are merged into one: many, as no query reads them all. */
const FAN_IN = 16;

/** A thread, and the file that it appends to. */
interface Lane {
  readonly thread: IndexThread;
  bodyFile: BodyFileState;
}

/** A batch's place in the order of reading; its segment once it is built. */
interface Slot {
  readonly end: ReadingPlace | null;
  segment?: SavedSegment;
}

export function openRebuild(
  folder: string,
  ledger: BodyLedger,
  partFiles: PartFiles,
  start: RebuildStart,
): Rebuild {
  const lanes = Array.from(
    { length: LANES },
    (_, lane): Lane => ({
      thread: openIndexThread(),
      bodyFile: start.bodyFiles[lane] ?? newBodyFile(ledger.reserve()),
    }),
  );
  const memory = openMemoryPool(FAN_IN + LANES);
  let slots: Slot[] = start.segments.map((segment) => ({ segment, end: start.readUpTo }));
  let isMerging = false;
  let isEnded = false;
  let bytesOfBuilt = 0;

  /** The slots before the first that is not built. */
  const built = () => {
    const first = slots.findIndex(({ segment }) => segment === undefined);
    return first < 0 ? slots : slots.slice(0, first);
  };
  const segmentsOf = (some: readonly Slot[]) => some.flatMap(({ segment }) => segment ?? []);

  const build = async (lane: Lane, slot: Slot, documents: PackedDocuments) => {
    const spare = memory.borrow(bytesOfBuilt);
    const spares = spare ? [spare] : [];
    const task = { folder, forMerging: true, documents, bodyFile: lane.bodyFile, spares };
    const made = await lane.thread.run('build', task, bytesOfPacked(documents));
    if (made.spare < 0) memory.give(spare);
    lane.bodyFile = made.bodyFile;
    ledger.note(made.bodyFile);
    bytesOfBuilt = made.segment.memory.buffer.byteLength;
    slot.segment = whole(made.segment);
  };
  const mergeAll = async ({ thread }: Lane) => {
    const task = { folder, mayRepeat: true, inputs: segmentsOf(slots), bodyFile: null, spares: [] };
    return (await thread.run('merge', task)).segment;
  };
  /** The first segments that are many of one level: the same ones however fast each thread is. */
  const dueSlots = () => {
    const ready = isMerging ? [] : built();
    const sizes = ready.map(({ segment }) => segment?.segment.documentCount ?? 0);
    for (let end = FAN_IN; end <= ready.length; end++) {
      const count = countTailToMerge(sizes.slice(0, end), FAN_IN);
      if (count > 0) return ready.slice(end - count, end);
    }
    return [];
  };
  const mergeSlots = async (lane: Lane, due: readonly Slot[]) => {
    isMerging = true;
    const inputs = segmentsOf(due);
    const merged = whole(await lane.thread.run('mergeToPart', { inputs, path: partFiles.reserve() }));
    const at = slots.indexOf(due[0] as Slot);
    slots = slots.toSpliced(at, due.length, { end: due.at(-1)?.end ?? null, segment: merged });
    for (const { segment } of inputs) if (!isOnDisk(segment)) memory.give(segment.memory);
    partFiles.drop(inputs);
    isMerging = false;
  };

  const endThreads = () => Promise.all(lanes.map(({ thread }) => thread.end()));

  return {
    soFar() {
      const done = built();
      const readUpTo = done.findLast(({ end }) => end !== null)?.end ?? start.readUpTo;
      return { segments: segmentsOf(done), readUpTo };
    },
    async read(batches) {
      const reading = readAhead(batches);
      let isFailed = false;
      const work = async (lane: Lane) => {
        while (!isFailed) {
          const due = dueSlots();
          if (due.length > 0) {
            await mergeSlots(lane, due);
            continue;
          }
          const { done, value } = await reading.next();
          if (done || isFailed) return;
          if (value.gtins.length === 0) continue;
          const slot: Slot = { end: value.end };
          slots.push(slot);
          await build(lane, slot, value);
        }
      };
      const outcomes = await Promise.allSettled(
        lanes.map((lane) =>
          work(lane).catch((error) => {
            isFailed = true;
            throw error;
          }),
        ),
      );
      await reading.return(undefined);
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
      // From now on memory is needed for the whole index: threads that have built much keep hundreds of megabytes.
      memory.clear();
      if (segmentsOf(slots).some(({ segment }) => isOnDisk(segment))) await endThreads();
      if (isEnded) throw new Error('the rebuild was broken off');
      const [lane] = lanes;
      return lane && slots.length > 0 ? await mergeAll(lane) : undefined;
    },
    bodyFiles: () => lanes.map(({ bodyFile }) => bodyFile),
    async end() {
      isEnded = true;
      await endThreads();
    },
  };
}

/** All of its documents are live. */
function whole(segment: PackedSegment | PartFile): SavedSegment {
  const live = new Uint32Array(strideOf(segment.documentCount));
  fillBits({ words: live, stride: live.length }, 0, segment.documentCount);
  return { segment, live };
}
