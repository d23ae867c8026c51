import { displayGtin, parseGtin } from '#contract/gtin.ts';

/** As printed under the bars; a text that is no GTIN is shown as it is. */
export function gtinText(gtin: string): string {
  const parsed = parseGtin(gtin);
  return parsed.ok ? displayGtin(parsed.gtin) : gtin;
}
