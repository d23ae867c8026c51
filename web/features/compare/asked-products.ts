import { parseGtin } from '#contract/gtin.ts';
import { MAX_COMPARED } from '#contract/products.ts';

export type AskedProducts = ReturnType<typeof askedProducts>;

/** What a link asks for. */
export function askedProducts(gtins: string) {
  const valid = new Set<string>();
  const invalid = new Set<string>();
  for (const part of gtins.split(',')) {
    const text = part.trim();
    if (text === '') continue;
    const parsed = parseGtin(text);
    if (parsed.ok) valid.add(parsed.gtin);
    else invalid.add(text.slice(0, MAX_SHOWN));
  }
  const all = [...valid];
  return {
    /** 14 digits, each once, no more than can be compared. */
    gtins: all.slice(0, MAX_COMPARED),
    /** What stands in the address and is no GTIN, as written. */
    invalid: [...invalid].slice(0, MAX_COMPARED),
    /** How many more the address asks for than can be compared. */
    tooMany: Math.max(0, all.length - MAX_COMPARED),
  };
}

const MAX_SHOWN = 40;
