import type { Span } from './ingredient-tree.ts';

/** A stretch of the folded text with where it stands, cut down step by step to a name. */
export interface Piece extends Span {
  readonly text: string;
}

/** Text between two marks of the list, as it stands from `start` on. */
export function pieceAt(text: string, start: number): Piece {
  const trimmed = trimItem(text);
  const from = trimmed.length === text.length ? 0 : text.indexOf(trimmed);
  // Where something was taken out within, the piece spans all of it.
  return from < 0
    ? { text: trimmed, start, end: start + text.length, gap: null }
    : { text: trimmed, start: start + from, end: start + from + trimmed.length, gap: null };
}

/** A name on both sides of a bracket: "soy (refined) oil". */
export function pieceAround(head: Piece, rest: string, restStart: number): Piece {
  if (!/[^\s]/.test(rest)) return head;
  const text = trimItem(`${head.text} ${rest}`);
  return { text, start: head.start, end: restStart + rest.length, gap: [head.end, restStart] };
}

/** A part of the piece, by its own characters. Where those are no longer the text's, the part spans the whole piece. */
export function slicePiece(piece: Piece, from: number, to = piece.text.length): Piece {
  const text = piece.text.slice(from, to);
  return isExact(piece) ? pieceAt(text, piece.start + from) : { ...piece, text: trimItem(text) };
}

/** Whether the characters are those of the text from `start` on: none was taken out within. */
function isExact({ text, start, end, gap }: Piece): boolean {
  return gap === null && text.length === end - start;
}

/** Marks that stand around names and mean nothing: footnotes, bullets, quotes, stray punctuation. */
const MARKS = '*+†‡°^#:_"\'.,~<>=-';
const LEADING_AND = /^(?:and ?\/ ?or|and|&|or|et|und|y|ou|oder|plus)(?=[ :])/;
const OTHER_SPACE = /\s/;
const SPACES = /\s{2,}|[\t\n\r]/g;

/** A name without what stands around it. Character by character: a pattern would try every run of marks again and again. */
export function trimItem(text: string): string {
  let item = trimMarks(text);
  if (LEADING_AND.test(item)) item = trimMarks(item.replace(LEADING_AND, ''));
  if (item.includes('_')) item = trimMarks(item.replaceAll('_', ''));
  return item.replace(SPACES, ' ');
}

function trimMarks(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && isMark(text, from)) from++;
  while (to > from && isMark(text, to - 1)) to--;
  return from === 0 && to === text.length ? text : text.slice(from, to);
}

function isMark(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code >= 97 && code <= 122) return false;
  return code <= 32 || MARKS.includes(text.charAt(at)) || (code > 126 && OTHER_SPACE.test(text.charAt(at)));
}
