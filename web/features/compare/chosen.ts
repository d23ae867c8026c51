import { t } from 'ttag';
import { parseGtin } from '#contract/gtin.ts';
import { MAX_COMPARED } from '#contract/products.ts';

export const COMPARE_LIMIT_TEXT = t`You can only compare up to 4 items at a time`;

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

/** The GTINs among what was kept, each once. */
export function readChosen(values: readonly unknown[]): readonly string[] {
  const gtins = values.flatMap((value) => {
    const parsed = typeof value === 'string' ? parseGtin(value) : undefined;
    return parsed?.ok ? [parsed.gtin] : [];
  });
  return [...new Set<string>(gtins)].slice(0, MAX_COMPARED);
}
