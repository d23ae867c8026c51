import { damagedFileOf } from '../storage/body-files.ts';

/**
 * Damage that was met in files of the index. It goes on answering what it can from them, until it has been rebuilt from the
 * catalogue: the files of the next one are new.
 */
export interface Damage {
  /** Looks whether an error tells of damage; an error of a file that is no longer used does not. */
  note(error: unknown): void;
  /** Undefined where there is none. */
  reason(): string | undefined;
  /** Has `act` called as soon as there is some. */
  whenNoted(act: () => void): void;
  /** The index has other files. */
  forget(): void;
}

export function openDamage(isUsed: (file: number) => boolean): Damage {
  const acts: (() => void)[] = [];
  let reason: string | undefined;
  return {
    note(error) {
      const file = damagedFileOf(error);
      if (reason !== undefined || file === undefined || !isUsed(file)) return;
      reason = (error as Error).message;
      for (const act of acts) act();
    },
    reason: () => reason,
    whenNoted: (act) => acts.push(act),
    forget() {
      reason = undefined;
    },
  };
}
