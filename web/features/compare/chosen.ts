import { parseGtin } from '#contract/gtin.ts';

/** How many products stand beside each other at most. */
export const MAX_COMPARED = 4;
export const COMPARE_LIMIT_TEXT = 'You can only compare up to 4 items at a time';

/** A change to the chosen products, or that there is no room for one more. */
export type Change = { readonly ok: true; readonly gtins: readonly string[] } | { readonly ok: false };

/** Takes a product in, or out where it is in; order is the order of choosing. */
export function toggleChosen(gtins: readonly string[], gtin: string): Change {
  if (gtins.includes(gtin)) return { ok: true, gtins: withoutChosen(gtins, gtin) };
  return gtins.length >= MAX_COMPARED ? { ok: false } : { ok: true, gtins: [...gtins, gtin] };
}

export function withoutChosen(gtins: readonly string[], gtin: string): readonly string[] {
  return gtins.filter((each) => each !== gtin);
}

/** Puts one before the others, which keep their order. */
export function chosenFirst(gtins: readonly string[], gtin: string): readonly string[] {
  return gtins.includes(gtin) ? [gtin, ...withoutChosen(gtins, gtin)] : gtins;
}

/** What was kept: GTINs as JSON. Whatever else is found there is as good as nothing. */
export function readChosen(text: string | null): readonly string[] {
  if (text === null) return [];
  try {
    const values: unknown = JSON.parse(text);
    return Array.isArray(values) ? distinctGtins(values).slice(0, MAX_COMPARED) : [];
  } catch {
    return [];
  }
}

function distinctGtins(values: readonly unknown[]): string[] {
  const gtins = values.flatMap((value) => {
    const parsed = typeof value === 'string' ? parseGtin(value) : undefined;
    return parsed?.ok ? [parsed.gtin] : [];
  });
  return [...new Set<string>(gtins)];
}
