import { type Frame, openFrame } from './frame.ts';
import type { Ingredient } from './ingredient-tree.ts';
import { type Piece, slicePiece, trimItem } from './piece.ts';

const NO_PARTS: readonly Ingredient[] = [];

const CONJUNCTION = / (?:and ?\/ ?or|et\/ou|und\/oder|y\/o|and|et|und|or|ou|oder|y|&) /g;
const OR = / (?:and ?\/ ?or|et\/ou|und\/oder|y\/o|or|ou|oder) /;
/** "no additives or preservatives" names nothing that is in the food. */
const DENIAL = /(?:^| )(?:no|without|sans|ohne|sin) /;

/** Adds what one item names to the list: one ingredient, a head with its parts behind a colon, or several joined by "and". */
export function addIngredient(
  frame: Frame,
  item: Piece,
  parts: readonly Ingredient[],
  percent: number | null,
): void {
  const colon = item.text.indexOf(':');
  if (colon > 0 && colon < item.text.length - 1) {
    const inner = openFrame(frame.minor);
    addName(inner, slicePiece(item, colon + 1), parts, percent);
    addName(frame, slicePiece(item, 0, colon), inner.ingredients, null);
  } else if (parts.length === 0 && item.text.search(CONJUNCTION) >= 0 && !DENIAL.test(item.text)) {
    addJoined(frame, item);
  } else addName(frame, item, parts, percent);
}

/** Where "and" joins one name: splitting would leave a word that is no ingredient. */
const ENDS_HALFWAY =
  /(?:natural|artificial|mono|mono-|half|mac|soluble|insoluble|annatto|white|black|red|green|yellow|brown|acetic|fd|d|tartaric|di|vegetable|milk|herb|sweet|hot|fish)$/;
const BEGINS_HALFWAY =
  /^(?:di|artificial|natural|half|diglycerides|di-glycerides|c |cheese|d&c|insoluble|other|smoke)/;

function addJoined(frame: Frame, item: Piece): void {
  const { text } = item;
  const alternative = OR.test(text);
  let from = 0;
  let end = 0;
  let hasPiece = false;
  const add = (to: number) => addName(frame, slicePiece(item, from, to), NO_PARTS, null, alternative);
  for (const cut of cutsOf(text)) {
    const piece = text.slice(cut.from, cut.to);
    if (hasPiece && !ENDS_HALFWAY.test(text.slice(from, end)) && !BEGINS_HALFWAY.test(piece)) {
      add(end);
      from = cut.from;
    }
    end = cut.to;
    hasPiece = true;
  }
  add(end);
}

/** The stretches between the conjunctions. */
function* cutsOf(text: string): Generator<{ readonly from: number; readonly to: number }> {
  let from = 0;
  for (const { 0: conjunction, index } of text.matchAll(CONJUNCTION)) {
    // A conjunction's own spaces may have been taken by the one before.
    if (index < from) continue;
    yield { from, to: index };
    from = index + conjunction.length;
  }
  yield { from, to: text.length };
}

const PERCENT = /(?:\(|<|>|~|min\.? ?|at least )?(\d{1,3}(?:[.,]\d+)?) ?%/;

function addName(
  frame: Frame,
  item: Piece,
  parts: readonly Ingredient[],
  given: number | null,
  alternative = false,
): void {
  let name = item.text;
  let percent = given;
  const match = name.includes('%') ? PERCENT.exec(name) : null;
  if (match?.[1] !== undefined) {
    const value = Number(match[1].replace(',', '.'));
    percent = value <= 100 ? value : null;
    // "100% juice" is a name, "juice 12%" a share.
    if (value !== 100)
      name = trimItem(`${name.slice(0, match.index)} ${name.slice(match.index + match[0].length)}`);
  }
  const { start, end, gap } = item;
  if (name !== '') {
    frame.ingredients.push({
      name,
      span: { start, end, gap },
      percent,
      minor: frame.minor,
      alternative,
      parts,
    });
  } else if (parts.length === 0) frame.ownPercent = percent;
  // A bracket of its own: "contains 2% or less of: (salt, spice)".
  else for (const part of parts) frame.ingredients.push(part);
}
