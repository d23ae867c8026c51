type Secrets = Readonly<Record<string, string>>;

let kept: { readonly path: string; readonly secrets: Secrets } | undefined;

/**
 * Takes what came in a page's address into memory, so that the address bar, the history and a shared screen are rid of
 * it before anything is shown. Answers whether there was anything; an empty parameter is nothing. In the browser alone.
 */
export function keepSecrets(path: string, search: Readonly<Record<string, unknown>>): boolean {
  const entries = Object.entries(search).flatMap(([name, value]) => {
    const first: unknown = [value].flat().find(Boolean);
    return first === undefined ? [] : [[name, String(first)] as const];
  });
  if (entries.length === 0) return false;
  kept = { path, secrets: Object.fromEntries(entries) };
  return true;
}

/** What came with the page's address; it stays until another page's comes, so that a page drawn twice finds it twice. */
export function readSecrets(path: string): Secrets {
  return kept?.path === path ? kept.secrets : {};
}

/** After use: a later visit of the page begins without it. */
export function dropSecrets(): void {
  kept = undefined;
}
