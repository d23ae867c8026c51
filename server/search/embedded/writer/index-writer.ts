import type { Log } from '#server/log.ts';
import type { PackedChanges, PackedDocuments } from '../../packed.ts';
import type { Unread } from '../../sync.ts';
import { EMPTY_GENERATION, type Generation } from '../query/generation.ts';
import { openSegment, type SegmentReader } from '../query/segment-reader.ts';
import { type BodyFiles, openBodyFiles } from '../storage/body-files.ts';
import type { BodyFileState } from '../storage/body-writer.ts';
import { type BaseMerge, openBaseMerge } from './base-merge.ts';
import { filesOf, openBodyLedger } from './body-ledger.ts';
import { type Damage, openDamage } from './damage.ts';
import { openIndexThread } from './index-thread.ts';
import { openMemoryPool } from './memory-pool.ts';
import { AT_REST, WHILE_CHANGING } from './merge-policy.ts';
import { openPartFiles } from './part-files.ts';
import { openRebuild, type Rebuild, type RebuildStart } from './rebuild.ts';
import { generationOf, type SegmentList, savedSegments, withoutGtins } from './segment-list.ts';
import { FAN_IN, openSegmentMaker } from './segment-maker.ts';

/**
 * Maintains the index: applies changes, publishes generations, merges and saves in the background. `rebuild` and `apply`
 * are called one at a time; once they resolve, the next query finds their changes.
 */
export interface IndexWriter {
  generation(): Generation;
  /** The generation includes every change of the catalogue up to this number. */
  sequence(): number;
  readonly bodies: BodyFiles;
  /** Damage of bodies, noted by their readers. */
  readonly damage: Damage;
  /** Loads the snapshot. Rejects with the reason where there is none or it is damaged, and once damage was met. */
  load(): Promise<void>;
  /** Replaces everything by the batches' documents: the catalogue as of `sequence` or later. */
  rebuild(batches: AsyncIterable<PackedDocuments>, sequence: number): Promise<void>;
  /** What is left of a rebuild that was broken off; undefined where there is none. */
  unread(): Unread | undefined;
  /** Goes on with it: the batches are what is after its place. Until the end nothing of it is found. */
  resume(batches: AsyncIterable<PackedDocuments>): Promise<void>;
  apply(changes: PackedChanges): Promise<void>;
  /** Records that every change up to this number has been applied. */
  advance(sequence: number): void;
  /** Rejects what is being built or merged, so that closing need not wait for it. */
  breakOff(): Promise<void>;
  /** Breaks off, then saves unsaved changes and what a rebuild has so far. */
  close(): Promise<void>;
}

/** Other threads that read generations. */
export interface GenerationReaders {
  /** Passes the generation on: what they read from now on is this one. */
  adopt(generation: Generation): void;
  /** Resolves once none of them reads a generation before the newest. */
  settled(): Promise<void>;
  /** There will be no other generation for a while: memory of old ones is to be let go. */
  rest(): void;
}

const NO_READERS: GenerationReaders = { adopt() {}, settled: async () => {}, rest() {} };

/** Pieces of small segments' memory that are kept for reuse. */
const MAX_SPARES = 2 * FAN_IN;

/** Between two batches of an import the thread would start again and again; later its memory is worth more, and the spares'. */
const IDLE_MS = 10_000;

export function openIndexWriter(
  folder: string,
  log: Log,
  readers = NO_READERS,
  idleMs = IDLE_MS,
): IndexWriter {
  const ledger = openBodyLedger(folder);
  const bodies = openBodyFiles(folder);
  const partFiles = openPartFiles(folder);
  const thread = openIndexThread();
  let list: SegmentList = [];
  let generation = EMPTY_GENERATION;
  let sequence = 0;
  let savedSequence: number | undefined;
  /** One that is running, or was broken off: the catalogue as of `sequence`, or later. */
  let rebuild: { readonly parts: Rebuild; readonly sequence: number } | undefined;
  let idle: NodeJS.Timeout | undefined;
  /** Loaded, and not yet told that every change since is applied. */
  let isCatchingUp = false;

  const memory = openMemoryPool(MAX_SPARES);
  /** Readers of removed segments that a merge may still read. */
  const retired = new Set<SegmentReader>();
  const filesInUse = () => filesOf(list.map(({ reader }) => reader.segment));
  const damage = openDamage((file) => filesInUse().has(file));

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
    const written = rebuild?.parts.bodyFiles() ?? [];
    const used = new Set([...filesInUse(), ...[...saved, ...written].map(({ file }) => file)]);
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
    onFailed: damage.note,
    onSaved(saved) {
      savedSequence = saved.sequence;
      void readers.settled().then(() => dropUnusedFiles(saved.bodyFiles));
    },
  });

  const make = openSegmentMaker(folder, ledger, thread, memory, base.isTaken);

  const read = async (
    start: RebuildStart & { readonly sequence: number },
    batches: AsyncIterable<PackedDocuments>,
  ) => {
    clearTimeout(idle);
    const parts = openRebuild(folder, ledger, partFiles, start);
    rebuild = { parts, sequence: start.sequence };
    const segment = await parts.read(batches).finally(parts.end);
    ledger.reset(parts.bodyFiles().filter(({ length }) => length > 0));
    publish(segment ? [openSegment(segment)] : []);
    damage.forget();
    sequence = start.sequence;
    rebuild = undefined;
    partFiles.drop(parts.soFar().segments);
    base.start();
    restLater();
  };

  const rest = async () => {
    base.startIfDue(AT_REST);
    await Promise.all([base.rest(), thread.end()]);
    memory.clear();
    readers.rest();
  };
  const restLater = () => {
    clearTimeout(idle);
    idle = setTimeout(() => void rest(), idleMs).unref();
  };

  const saveUnsaved = () => {
    if (rebuild === undefined && savedSequence === sequence) return;
    const whole = { segments: savedSegments(list), sequence, readUpTo: null };
    const state = rebuild ? { ...rebuild.parts.soFar(), sequence: rebuild.sequence } : whole;
    const used = filesOf(state.segments.map(({ segment }) => segment));
    base.save({ ...state, bodyFiles: ledger.files().filter(({ file }) => used.has(file)) });
  };

  return {
    generation: () => generation,
    sequence: () => sequence,
    bodies,
    damage,
    async load() {
      const reason = damage.reason();
      if (reason !== undefined) throw new Error(reason);
      partFiles.dropAll();
      const { opened, readUpTo, ...snapshot } = await base.load();
      ledger.reset(snapshot.bodyFiles);
      if (readUpTo === null) {
        publish(opened);
        sequence = snapshot.sequence;
        savedSequence = sequence;
        isCatchingUp = true;
      } else {
        base.forget();
        const start = { segments: savedSegments(opened), readUpTo, bodyFiles: snapshot.bodyFiles };
        rebuild = { parts: openRebuild(folder, ledger, partFiles, start), sequence: snapshot.sequence };
      }
      dropUnusedFiles(snapshot.bodyFiles);
    },
    async rebuild(batches, asOf) {
      await base.settled();
      base.forget();
      partFiles.dropAll();
      ledger.turnOver();
      const start = { segments: [], readUpTo: null, bodyFiles: [ledger.current()] };
      await read({ ...start, sequence: asOf }, batches);
    },
    unread() {
      const after = rebuild?.parts.soFar().readUpTo ?? null;
      return rebuild && after ? { sequence: rebuild.sequence, after } : undefined;
    },
    async resume(batches) {
      if (rebuild === undefined) throw new Error('no rebuild was broken off');
      const { parts, sequence } = rebuild;
      await read({ ...parts.soFar(), bodyFiles: parts.bodyFiles(), sequence }, batches);
    },
    async apply(changes) {
      clearTimeout(idle);
      const { documents } = changes;
      const built = documents.gtins.length > 0 ? [await make.build(documents)] : [];
      const gtins = numbersOf(changes.gtins);
      await readers.settled();
      // In one turn of the event loop: a merge begins before both or after both.
      base.noteTouched(gtins);
      publish([...withoutGtins(list, gtins), ...built]);
      sequence = Math.max(sequence, changes.sequences.at(-1) ?? 0);
      const merged = (await make.mergeTail(list))(list);
      // Another generation with the same content would only have answers made again that are kept.
      if (merged !== list) publish(merged);
      base.startIfDue(WHILE_CHANGING);
      restLater();
    },
    advance(to) {
      sequence = Math.max(sequence, to);
      if (!isCatchingUp) return;
      isCatchingUp = false;
      base.startIfDue(AT_REST);
    },
    async breakOff() {
      await Promise.all([thread.end(), rebuild?.parts.end()]);
    },
    async close() {
      clearTimeout(idle);
      await Promise.all([base.abandon(), thread.end(), rebuild?.parts.end()]);
      await base.settled();
      saveUnsaved();
      partFiles.dropAll();
      await readers.settled();
      bodies.close();
    },
  };
}

function numbersOf(gtins: readonly string[]): Set<number> {
  return new Set(gtins.map(Number));
}
