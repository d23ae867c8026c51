import type { Client } from '@opensearch-project/opensearch';
import type { Missing } from '../engine.ts';
import type { IndexNames } from './index-names.ts';
import { readMissing } from './missing.ts';
import { indexBehind, type Position, readPosition } from './position.ts';

/** What a process knows of the index, whichever process writes it. */
export interface PositionWatch {
  /** The newest position; undefined before the first, and where the index is gone. */
  position(): Position | undefined;
  /** Another object with each change. */
  version(): object;
  /** False where the cluster did not answer when it was asked last. */
  isReachable(): boolean;
  /** What the cluster was short of when it was asked last; undefined where it did not say. */
  missing(): Missing | undefined;
  /** Tells what this process has written itself. */
  note(position: Position): void;
  /** Resolves at the next change. */
  changed(): Promise<void>;
  /** Asks the cluster. */
  look(): Promise<void>;
}

/** A look must not hold up the next. */
const PATIENCE_MS = 2_000;

export function watchPosition(client: Client, names: IndexNames): PositionWatch {
  let position: Position | undefined;
  let version = {};
  let isReachable = false;
  let missing: Missing | undefined;
  let notes = 0;
  const waiting: (() => void)[] = [];
  const set = (next: Position | undefined) => {
    isReachable = true;
    if (JSON.stringify(next) === JSON.stringify(position)) return;
    position = next;
    version = {};
    for (const resolve of waiting.splice(0)) resolve();
  };
  return {
    position: () => position,
    version: () => version,
    isReachable: () => isReachable,
    missing: () => missing,
    note(written) {
      notes++;
      set(written);
    },
    changed: () => new Promise((resolve) => waiting.push(resolve)),
    async look() {
      const asked = readMissing(client, names, PATIENCE_MS);
      const before = notes;
      try {
        const index = await indexBehind(client, names.alias, PATIENCE_MS);
        const found = index === undefined ? undefined : await readPosition(client, names, PATIENCE_MS);
        isReachable = true;
        // What was written meanwhile is newer: a late answer would take the index for lost, and have it made again.
        if (notes === before) set(found);
      } catch (error) {
        isReachable = false;
        throw error;
      } finally {
        missing = await asked;
      }
    },
  };
}
