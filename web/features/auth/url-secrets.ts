import type { HistoryState } from '@tanstack/react-router';

export type Secrets = Readonly<Record<string, string>>;

/**
 * What came in a page's address, for the state of its entry in the tab's history: the address bar, the history and a shared
 * screen are rid of it before anything is shown, and a reload still has it. Undefined where nothing came; an empty parameter
 * is nothing.
 */
export function secretsOf(search: Readonly<Record<string, unknown>>): Secrets | undefined {
  const entries = Object.entries(search)
    .map(([name, value]) => [name, String([value].flat().find(Boolean) ?? '')] as const)
    .filter(([, value]) => value);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** What came with the page's address. In the browser alone. */
export function readSecrets(): Secrets {
  return (history.state as HistoryState | null)?.secrets ?? {};
}

/** After use: neither a reload nor the way back finds it. */
export function dropSecrets(): void {
  history.replaceState({ ...history.state, secrets: undefined }, '');
}
