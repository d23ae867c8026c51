/** The separator between a token and the one before it. */
export const GAP = {
  /** Nothing: a number ended and letters follow, as in "12oz". */
  none: 0,
  /** One hyphen or ampersand: "haagen-dazs", "m&ms". */
  joined: 1,
  space: 2,
  /** A comma, a bracket, a dash between spaces, or the start of the text: a new part begins. */
  part: 3,
} as const;
export type Gap = (typeof GAP)[keyof typeof GAP];

/**
 * Visits the words and numbers of folded text in their order. A word begins with a letter and may hold digits
 * ("b12"); a number may hold decimal points and ends with its percent sign ("1.5", "2%").
 */
export function scanTokens(
  folded: string,
  visit: (token: string, isNumber: boolean, gap: Gap) => void,
): void {
  let last = -1;
  scanSpans(folded, (start, end, isNumber) => {
    const token = isNumber ? numberAt(folded, start, end) : folded.slice(start, end);
    visit(token, isNumber, last < 0 ? GAP.part : gapBetween(folded, last, start));
    last = end;
  });
}

/** The same by where they are. */
export function scanSpans(
  folded: string,
  visit: (start: number, end: number, isNumber: boolean) => void,
): void {
  const { length } = folded;
  for (let at = 0; at < length; ) {
    const kind = kindOf(folded.charCodeAt(at));
    if (kind === SEPARATOR) {
      at++;
      continue;
    }
    const end = kind === DIGIT ? endOfNumber(folded, at) : endOfWord(folded, at);
    visit(at, end, kind === DIGIT);
    at = end;
  }
}

/** A number as a word: "1,5" is 1.5, and "2 %" is 2%. */
export function numberAt(folded: string, start: number, end: number): string {
  return folded.slice(start, end).replace(',', '.').replace(' ', '');
}

function endOfWord(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && kindOf(text.charCodeAt(end)) !== SEPARATOR) end++;
  return end;
}

function endOfNumber(text: string, start: number): number {
  let end = start + 1;
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end);
    const isPoint = code === POINT || code === COMMA;
    if (kindOf(code) !== DIGIT && !(isPoint && kindOf(text.charCodeAt(end + 1)) === DIGIT)) break;
  }
  if (text.charCodeAt(end) === PERCENT) return end + 1;
  return text.charCodeAt(end) === SPACE && text.charCodeAt(end + 1) === PERCENT ? end + 2 : end;
}

function gapBetween(text: string, start: number, end: number): Gap {
  if (start === end) return GAP.none;
  if (end - start === 1) {
    const code = text.charCodeAt(start);
    if (code === HYPHEN || code === AMPERSAND) return GAP.joined;
    return PART_BREAKS.includes(text[start] ?? '') ? GAP.part : GAP.space;
  }
  for (let at = start; at < end; at++) if (PART_BREAKS.includes(text[at] ?? '')) return GAP.part;
  return text.slice(start, end).includes(' - ') ? GAP.part : GAP.space;
}

const PART_BREAKS = ',;:()[]|•';
const SPACE = 32;
const PERCENT = 37;
const AMPERSAND = 38;
const COMMA = 44;
const HYPHEN = 45;
const POINT = 46;

const SEPARATOR = 0;
const LETTER = 1;
const DIGIT = 2;

/** Kinds of UTF-16 units, computed once: 64 KB instead of a regular expression a character. */
const KINDS = new Uint8Array(0x10000).fill(0xff);

function kindOf(code: number): number {
  const known = KINDS[code];
  if (known !== 0xff) return known ?? SEPARATOR;
  const kind = classify(code);
  KINDS[code] = kind;
  return kind;
}

/** Halves of surrogate pairs count as letters: rare scripts stay searchable, and an emoji is a word of its own. */
function classify(code: number): number {
  const character = String.fromCharCode(code);
  if (/[0-9]/.test(character)) return DIGIT;
  return /[\p{L}\p{N}\ud800-\udfff]/u.test(character) ? LETTER : SEPARATOR;
}
