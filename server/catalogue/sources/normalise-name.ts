import { ACRONYMS, SMALL_WORDS, SPELLINGS, UNITS } from './name-words.ts';

/** From this share of capitals on, a name is taken for one written in capitals throughout. */
const SHOUTED_SHARE = 0.8;

/**
 * The name as people write it: "CALIFORNIA WHOLE PITTED DATES, 12 OZ" is "California Whole Pitted Dates, 12 oz".
 * A name that has capitals and small letters is somebody's choice and stays; one all in small letters gets its first
 * capital. Only the case of letters and the width of spaces ever change, and doing it twice changes nothing.
 */
export function normaliseName(name: string): string {
  const text = name.replace(SPACES, ' ').trim();
  const calmed = isShouted(text) ? calm(text, SMALL_WORDS) : text;
  return HAS_UPPER.test(calmed) ? calmed : calmed.replace(FIRST_LETTER, capital);
}

/** A brand in the same way, but for small words: they are part of it ("Of The Earth"). */
export function normaliseBrand(brand: string): string {
  const text = brand.replace(SPACES, ' ').trim();
  const letters = text.replace(NOT_LETTERS, '');
  // Three letters and fewer are initials: IGA, H-E-B, S&W.
  return letters.length > 3 && isShouted(text) ? calm(text, NO_WORDS) : text;
}

const SPACES = /\s+/gu;
const NOT_LETTERS = /\P{L}+/gu;
const HAS_UPPER = /\p{Lu}/u;
/** Not one behind a digit: "12 oz", "1st". */
const FIRST_LETTER = /^[^\p{L}\p{N}]*\p{Ll}/u;
const NO_WORDS: ReadonlySet<string> = new Set();

function isShouted(text: string): boolean {
  let upper = 0;
  let lower = 0;
  for (const [char] of text.matchAll(/\p{L}/gu)) {
    if (IS_LOWER.test(char)) lower++;
    else if (HAS_UPPER.test(char)) upper++;
  }
  return upper > 1 && upper >= SHOUTED_SHARE * (upper + lower);
}

const IS_LOWER = /\p{Ll}/u;

function calm(text: string, smallWords: ReadonlySet<string>): string {
  let before = '';
  let afterNumber = false;
  return text
    .split(' ')
    .map((word) => {
      const startsPhrase = before === '' || PHRASE_END.test(before);
      // "GRADE A", "VITAMIN A": an article only where one can stand, as in "PIGS IN A BLANKET".
      const isInitial = word === 'A' && !SMALL_WORDS.has(before.toUpperCase());
      const calmed = isInitial ? word : calmWord(word, { afterNumber, startsPhrase, smallWords });
      // "12 FL OZ": the second word of a unit still follows the number.
      afterNumber = ENDS_IN_NUMBER.test(word) || (afterNumber && word.toUpperCase() === 'FL');
      before = word;
      return calmed;
    })
    .join(' ');
}

const PHRASE_END = /^[-–—|/]$|[:;!?|]$/;

const ENDS_IN_NUMBER = /(?:\d|\d\/\d)[-–]?$/;

interface Place {
  readonly afterNumber: boolean;
  readonly startsPhrase: boolean;
  readonly smallWords: ReadonlySet<string>;
}

/** A word between spaces, with the signs around it: "(12OZ)", "READY-TO-EAT,", "M&M'S". */
function calmWord(word: string, place: Place): string {
  if (IS_LOWER.test(word) || !HAS_UPPER.test(word)) return word;
  let position = 0;
  return word.replace(PARTS, (part, at: number) => {
    const before = word.slice(0, at);
    const inner = position++ > 0;
    if (part === 'W' && WITH_OR_WITHOUT.test(word.slice(at))) return 'w';
    return calmPart(part, {
      afterNumber: (!inner && place.afterNumber) || /\d[-–.]?$/.test(before),
      startsPhrase: !inner && place.startsPhrase,
      // "A-1", "X-LARGE": a letter of its own beside a hyphen is an initial, not an article.
      smallWords: part.length === 1 && word.length > 1 ? NO_WORDS : place.smallWords,
    });
  });
}

/** "W/ SAUCE", "W/O SUGAR". */
const WITH_OR_WITHOUT = /^W\/(?:$|O$|\p{Lu}{2})/u;

/** Letters with the apostrophes, digits and ampersands that hold them together. */
const PARTS = /[\p{L}\p{M}\d]+(?:['’&][\p{L}\p{M}\d]+)*/gu;

function calmPart(part: string, { afterNumber, startsPhrase, smallWords }: Place): string {
  const unit = UNITS.get(part);
  if (unit !== undefined && afterNumber) return unit;
  const spelling = SPELLINGS.get(part.replace('’', "'"));
  if (spelling !== undefined) return part.includes('’') ? spelling.replace("'", '’') : spelling;
  if (ACRONYMS.has(part)) return part;
  if (smallWords.has(part)) return startsPhrase ? capitalised(part) : part.toLowerCase();
  return part.split(/([&])/).map(calmPiece).join('');
}

/** "12OZ", "1ST", "B12", "O'BRIEN", "KELLOGG'S": what is between ampersands. */
function calmPiece(piece: string): string {
  if (ACRONYMS.has(piece) || VITAMIN.test(piece)) return piece;
  const counted = COUNTED.exec(piece);
  if (counted) {
    const [, digits = '', letters = ''] = counted;
    const small = UNITS.has(letters) || ORDINALS.has(letters) || letters === 'X';
    return digits + (small ? letters.toLowerCase() : capitalised(letters));
  }
  const [first = '', ...rest] = piece.split(/(['’])/);
  if (first.length === 1 && rest.length > 0) return [capitalised(first), ...rest.map(afterInitial)].join('');
  return [capitalised(first), ...rest.map((letters) => letters.toLowerCase())].join('');
}

const VITAMIN = /^\p{Lu}\d+$/u;
const COUNTED = /^(\d+)(\p{Lu}+)$/u;
const ORDINALS: ReadonlySet<string> = new Set(['ST', 'ND', 'RD', 'TH']);

/** "O'BRIEN" is "O'Brien", "M'S" is "M's". */
function afterInitial(letters: string): string {
  return letters.length > 2 ? capitalised(letters) : letters.toLowerCase();
}

function capitalised(word: string): string {
  const mc = /^MC(\p{Lu}{3,})$/u.exec(word);
  if (mc) return `Mc${capitalised(mc[1] ?? '')}`;
  return word.toLowerCase().replace(FIRST_LETTER, capital);
}

/** The capital of the last letter; not for letters that would become two, as ß would. */
function capital(text: string): string {
  const upper = text.toUpperCase();
  return upper.length === text.length ? upper : text;
}
