import type { Span } from './ingredient-tree.ts';
import { trimItem } from './trim-item.ts';

/** A stretch of the folded text with where it stands, cut down step by step to a name. */
export interface Piece extends Span {
  readonly text: string;
}

/** Text between two marks of the list, as it stands from `start` on. */
export function pieceAt(text: string, start: number): Piece {
  return trimPiece({ text, start, end: start + text.length, gap: null });
}

/** A name on both sides of a bracket: "soy (refined) oil". */
export function pieceAround(head: Piece, rest: string, restStart: number): Piece {
  if (!/[^\s]/.test(rest)) return head;
  const text = trimItem(`${head.text} ${rest}`);
  return { text, start: head.start, end: restStart + rest.length, gap: [head.end, restStart] };
}

function trimPiece(piece: Piece): Piece {
  const text = trimItem(piece.text);
  if (text.length === piece.text.length) return piece;
  const from = isExact(piece) ? piece.text.indexOf(text) : -1;
  return from < 0
    ? { ...piece, text }
    : { ...piece, text, start: piece.start + from, end: piece.start + from + text.length };
}

/** A part of the piece, by its own characters. Where those are no longer the text's, the part spans the whole piece. */
export function slicePiece(piece: Piece, from: number, to = piece.text.length): Piece {
  const text = piece.text.slice(from, to);
  return trimPiece(
    isExact(piece)
      ? { text, start: piece.start + from, end: piece.start + from + text.length, gap: null }
      : { ...piece, text },
  );
}

/** Whether the characters are those of the text from `start` on: none was taken out within. */
function isExact({ text, start, end, gap }: Piece): boolean {
  return gap === null && text.length === end - start;
}
