import { expandUpcE, type Gtin, gtinFromDigitalLink, parseGtin } from '#contract/gtin.ts';

/** What a reader says of a code in the picture. */
export interface Scan {
  readonly text: string;
  /** In capitals without separators: EAN13, UPCE, CODE128, DATAMATRIX … */
  readonly format: string;
}

const RETAIL = new Set(['EAN13', 'EAN8', 'UPCA']);
/** Ends an element of variable length; also written for a code's first sign, FNC1. */
const GS = '\u001d';

/**
 * The GTIN of a code: what retail codes say, the element (01) of GS1-128, DataBar, DataMatrix and QR, or a Digital Link.
 * Undefined where it names no trade item, such as a supplier's own number or a pallet's (00).
 */
export function readScan({ text, format }: Scan): Gtin | undefined {
  const linked = gtinFromDigitalLink(text);
  if (linked) return linked;
  if (format === 'UPCE') return rightGtin(text.length === 8 ? (expandUpcE(text) ?? '') : text);
  if (RETAIL.has(format)) return rightGtin(text);
  // Two of five reads parts of itself as shorter codes.
  if (format.startsWith('ITF')) return text.length === 14 ? rightGtin(text) : undefined;
  // Shorter numbers in such codes are a firm's own.
  return elementGtin(text) ?? (text.length >= 12 ? rightGtin(text) : undefined);
}

function rightGtin(digits: string): Gtin | undefined {
  const parsed = parseGtin(digits);
  return parsed.ok ? parsed.gtin : undefined;
}

/** Total length of an element by the first two digits of its identifier (GS1 General Specifications, figure 7.8.5-2). */
const LENGTHS: Readonly<Record<string, number>> = {
  '00': 20,
  '01': 16,
  '02': 16,
  '03': 16,
  '04': 18,
  '20': 4,
  '41': 16,
  ...Object.fromEntries(['11', '12', '13', '14', '15', '16', '17', '18', '19'].map((prefix) => [prefix, 8])),
  ...Object.fromEntries(['31', '32', '33', '34', '35', '36'].map((prefix) => [prefix, 10])),
};

/** The (01) of an element string: bracketed as it is printed, or plain. A string that is not one throughout has none. */
function elementGtin(text: string): Gtin | undefined {
  if (text.startsWith('('))
    return rightGtin(/^(?:\(\d{2,4}\)[^()]*?)*?\(01\)(\d{14})(?:\(|$)/.exec(text)?.[1] ?? '');
  let rest = text.replace(/^\](?:C1|d2|Q3|e0)/, '');
  let found: string | undefined;
  while (rest !== '') {
    if (rest.startsWith(GS)) {
      rest = rest.slice(1);
      continue;
    }
    const length = LENGTHS[rest.slice(0, 2)];
    const end = length ?? (rest.indexOf(GS) === -1 ? rest.length : rest.indexOf(GS));
    const element = rest.slice(0, end);
    const isElement =
      length === undefined ? /^\d{2}.+/.test(element) : element.length === length && /^\d+$/.test(element);
    if (!isElement) return undefined;
    if (element.startsWith('01')) found ??= element.slice(2);
    rest = rest.slice(end);
  }
  return found === undefined ? undefined : rightGtin(found);
}
