/**
 * Keeps a small thing in the browser while somebody signs in, for all tabs: a mailed link opens in a new one.
 * `read-note.ts` forgets it after an hour. Where storage is forbidden nothing is kept.
 */
export function writeNote(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify({ at: Date.now(), value }));
  } catch {
    // Signing in works without it.
  }
}
