export type QueryValue = string | number | boolean | readonly string[] | undefined;
export type QueryValues = Readonly<Record<string, QueryValue>>;

/** `?a=1&b=x&b=y`: a list repeats its name; undefined and empty strings and lists are left out. */
export function buildQuery<T extends object & { readonly [K in keyof T]: QueryValue }>(values: T): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries<QueryValue>(values)) {
    if (value === undefined || value === '') continue;
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item));
  }
  // A slash and a comma are legal in a query and far easier to read in a shared link.
  const text = search.toString().replaceAll('%2F', '/').replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text === '' ? '' : `?${text}`;
}

/** The values of a query string: a string where the name stands once, a list where it is repeated. */
export function readQuery(text: string): Record<string, string | string[]> {
  const search = new URLSearchParams(text);
  const values: Record<string, string | string[]> = {};
  for (const name of new Set(search.keys())) {
    const all = search.getAll(name);
    values[name] = all.length === 1 ? (all[0] ?? '') : all;
  }
  return values;
}
