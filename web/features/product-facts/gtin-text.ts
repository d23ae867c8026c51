import { displayGtin, parseGtin } from '#contract/gtin.ts';

/** As printed under the bars; a text that is no GTIN is shown as it is. */
export function gtinText(gtin: string): string {
  const parsed = parseGtin(gtin);
  return parsed.ok ? displayGtin(parsed.gtin) : gtin;
}

/** What tells a product from others of its name: its brand, or its GTIN where no source gives a brand. */
export function brandOrGtin({
  brand,
  gtin,
}: {
  readonly brand: string | null;
  readonly gtin: string;
}): string {
  return brand ?? `GTIN ${gtinText(gtin)}`;
}
