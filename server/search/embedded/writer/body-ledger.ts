import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BodyUse } from '../segment/pack-segment.ts';
import { bodyFileName, MAX_FILE_NUMBER } from '../storage/body-files.ts';
import { type BodyFileState, newBodyFile } from '../storage/body-writer.ts';

/** The body files, and the current one, which new bodies are appended to. */
export interface BodyLedger {
  current(): BodyFileState;
  /** The files that are not empty. */
  files(): BodyFileState[];
  /** Records that a file has grown, or is new. */
  note(state: BodyFileState): void;
  /** An unused file number. */
  reserve(): number;
  /** Appends later bodies to a new file. */
  turnOver(): void;
  /** Replaces all files by those of a snapshot. */
  reset(states: readonly BodyFileState[]): void;
  /** Deletes every file but those given and the current one; returns the files kept. */
  keepOnly(files: ReadonlySet<number>): Set<number>;
}

export function openBodyLedger(folder: string): BodyLedger {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const states = new Map<number, BodyFileState>();
  const reserved = new Set<number>();
  const reserve = () => {
    const taken = new Set([...states.keys(), ...reserved, ...listBodyFiles(folder).map(({ file }) => file)]);
    for (let file = 1; file <= MAX_FILE_NUMBER; file++) {
      if (taken.has(file)) continue;
      reserved.add(file);
      return file;
    }
    throw new Error('too many body files');
  };
  let current = newBodyFile(reserve());
  return {
    current: () => states.get(current.file) ?? current,
    files: () => [...states.values()].filter(({ length }) => length > 0),
    note: (state) => states.set(state.file, state),
    reserve,
    turnOver() {
      current = newBodyFile(reserve());
    },
    reset(loaded) {
      states.clear();
      for (const state of loaded) states.set(state.file, state);
      current = loaded.at(-1) ?? newBodyFile(reserve());
    },
    keepOnly(files) {
      const kept = new Set([...files, current.file]);
      for (const { file, path } of listBodyFiles(folder)) {
        if (kept.has(file)) continue;
        rmSync(path, { force: true });
        states.delete(file);
      }
      for (const file of reserved) if (!kept.has(file)) reserved.delete(file);
      return kept;
    },
  };
}

/** The body files of the segments' documents, live or not. */
export function filesOf(segments: readonly { readonly bodies: BodyUse }[]): Set<number> {
  return new Set(segments.flatMap(({ bodies }) => bodies.files));
}

function listBodyFiles(folder: string): { file: number; path: string }[] {
  return readdirSync(folder).flatMap((name) => {
    const file = Number(/^bodies-(\d+)\.bin$/.exec(name)?.[1] ?? 0);
    return name === bodyFileName(file) ? [{ file, path: join(folder, name) }] : [];
  });
}
