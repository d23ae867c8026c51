/**
 * Small things a browser keeps for itself while somebody signs in, for all tabs: a mailed link opens in a new one.
 * Each is forgotten after an hour. Where storage is forbidden nothing is kept.
 */
const KEPT_MS = 60 * 60_000;

export function writeNote(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify({ at: Date.now(), value }));
  } catch {
    // Signing in works without it.
  }
}

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
    // As above.
  }
  return value;
}
