const LIFETIME_MS = 60 * 60_000;

/** Stores a value in the browser for an hour and all tabs: a mailed link opens in a new one. */
export function storeExpiring(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), value }));
  } catch {
    // Signing in works without storage.
  }
}

/** Undefined where the value is missing, expired or damaged. */
export function readExpiring(key: string): unknown {
  try {
    const { at, value } = JSON.parse(localStorage.getItem(key) ?? '{}') as { at?: unknown; value?: unknown };
    const age = typeof at === 'number' ? Date.now() - at : Number.NaN;
    return age >= 0 && age < LIFETIME_MS ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Reads and removes the value, so that one caller gets it. */
export function takeExpiring(key: string): unknown {
  const value = readExpiring(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
  return value;
}
