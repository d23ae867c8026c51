import type { Condition } from './term.ts';

export interface Rule {
  /** Sticky. */
  readonly pattern: RegExp;
  /** What the matched text says; empty where it states no condition after all. */
  readonly read: (match: RegExpExecArray) => readonly Condition[];
}
