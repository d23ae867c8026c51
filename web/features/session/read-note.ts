/** How long a note of `write-note.ts` counts. */
const KEPT_MS = 60 * 60_000;

/** Undefined where there is none, it is too old, or cannot be read. */
export function readNote(name: string): unknown {
  try {
    const { at, value } = JSON.parse(localStorage.getItem(name) ?? '{}') as { at?: unknown; value?: unknown };
    const age = typeof at === 'number' ? Date.now() - at : Number.NaN;
    return age >= 0 && age < KEPT_MS ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Reads and forgets it: of all who ask, one gets it. */
export function takeNote(name: string): unknown {
  const value = readNote(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // Where storage is forbidden there is nothing to forget.
  }
  return value;
}
