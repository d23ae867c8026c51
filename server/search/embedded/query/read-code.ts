import { expandUpcE, gtinFromDigitalLink } from '#contract/gtin.ts';

/** A search term that is a GTIN or part of one. */
export interface CodeTerm {
  /** Every GTIN that the whole term can mean, as a number; empty for a part of one. */
  readonly gtins: readonly number[];
  readonly digits: string;
}

const MIN_DIGITS = 4;
const MAX_DIGITS = 14;
const WHOLE_LENGTHS: readonly number[] = [8, 12, 13, 14];

/**
 * Reads 4 to 14 digits with spaces and hyphens anywhere, also behind "GTIN", "UPC" or "EAN", or a GS1 Digital Link.
 * Eight digits can be a GTIN-8 and a UPC-E: both are returned. Undefined: no code.
 */
export function readCode(term: string): CodeTerm | undefined {
  const linked = gtinFromDigitalLink(term);
  if (linked !== undefined) return { gtins: [Number(linked)], digits: linked };
  const bare = term.trim().replace(/^(?:gtin|upc|ean)[\s:#-]*/i, '');
  if (!/^[\d\s-]+$/.test(bare)) return undefined;
  const digits = bare.replace(/\D/g, '');
  if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) return undefined;
  const expanded = expandUpcE(digits);
  const gtins = [
    ...(WHOLE_LENGTHS.includes(digits.length) ? [Number(digits)] : []),
    ...(expanded === undefined ? [] : [Number(expanded)]),
  ];
  return { gtins, digits };
}
