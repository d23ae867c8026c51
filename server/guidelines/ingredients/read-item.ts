import { addIngredient } from './add-ingredient.ts';
import { isAllergenAlone } from './allergen-names.ts';
import { classifyIngredient } from './classify-ingredient.ts';
import { type Frame, type OpenStatement, openFrame, type Reading } from './frame.ts';
import type { Ingredient, StatementKind } from './ingredient-tree.ts';
import { type FoundIntro, findIntro } from './intros.ts';
import { type Piece, pieceAround, pieceAt, slicePiece } from './piece.ts';
import { isPressedName } from './pressed-oils.ts';

const NO_PARTS: readonly Ingredient[] = [];

/** Takes the text before a bracket; what stands between two brackets is an ingredient of its own. */
export function openBracket(
  frame: Frame,
  text: string,
  start: number,
  reading: Reading,
  depth: number,
): void {
  if (frame.openHead !== null && !/[a-z]/.test(text)) return;
  if (frame.openHead !== null) readItem(frame, '', start, reading, depth);
  const piece = pieceAt(text, start);
  const found = findIntro(piece.text);
  if (found?.intro === 'minor') frame.minor = true;
  frame.openHead = found?.intro === 'minor' ? slicePiece(piece, found.length) : piece;
}

/** Gives the item before a bracket what the bracket held. */
export function closeBracket(outer: Frame, inner: Frame): void {
  if (outer.openParts === null) outer.openParts = inner.ingredients;
  else for (const part of inner.ingredients) outer.openParts.push(part);
  outer.openPercent ??= inner.ownPercent;
}

/** Adds one item's text, with the brackets read inside it, to the list or to the statement that is open. */
export function readItem(frame: Frame, rest: string, start: number, reading: Reading, depth: number): void {
  const parts = frame.openParts ?? NO_PARTS;
  const percent = frame.openPercent;
  let item = frame.openHead === null ? pieceAt(rest, start) : pieceAround(frame.openHead, rest, start);
  frame.openHead = null;
  frame.openParts = null;
  frame.openPercent = null;
  if (item.text === '' && parts.length === 0) return;
  resumeStatement(frame, item);
  for (let pass = 0; pass < 3; pass++) {
    const found = findIntro(item.text);
    // Within a list "no salt" denies itself alone: the name says so.
    if (found === undefined || (found.intro === 'free_from' && !found.deniesAll && !frame.atStart)) break;
    const after = slicePiece(item, found.length);
    open(frame, found, item, after, depth);
    item = after;
    // "Sans traces d'arachide".
    if (found.intro === 'free_from') break;
  }
  frame.atStart = false;
  if (frame.statement === null) {
    if (frame.states && namesAllergen(item.text)) state('contains', item, reading);
    addIngredient(frame, item, parts, percent);
  } else addToStatement(frame, frame.statement, item, parts, percent, reading);
}

/** "Contains: Milk. Soy.": a sentence that names an allergen and nothing else goes on with the one before. */
function resumeStatement(frame: Frame, item: Piece): void {
  const last = frame.lastStatement;
  if (!frame.atStart || last === null) return;
  frame.lastStatement = null;
  if (last.kind === 'contains' && isAllergenAlone(item.text)) frame.statement = last;
}

function open(
  frame: Frame,
  { intro, deniesAll }: FoundIntro,
  item: Piece,
  after: Piece,
  depth: number,
): void {
  if (intro === 'minor') frame.minor = true;
  else if (intro === 'contains') {
    frame.statement = isStatement(frame, item, after, depth) ? statement('contains', false) : null;
    frame.states = depth > 0 && namesAllergen(after.text);
  } else if (intro === 'heading') {
    if (item.text.startsWith('may') && namesAllergen(after.text))
      frame.statement = statement('may_contain', false);
    else if (LIST_AGAIN.test(item.text)) frame.statement = null;
  } else {
    // Within a list, "contains no preservatives" does not deny the ingredients behind it.
    const denies = intro === 'free_from' && !frame.atStart && !statesAllergen(after.text);
    frame.statement = statement(intro, deniesAll && !denies);
  }
}

function statement(kind: OpenStatement['kind'], holds: boolean): OpenStatement {
  return { kind, holds, members: 0 };
}

/** "Contains milk" at the end of a list states allergens; inside brackets or before other words it introduces a part. */
function isStatement(frame: Frame, item: Piece, after: Piece, depth: number): boolean {
  if (depth > 0) return false;
  if (after.text !== '' && !namesAllergen(after.text) && !(frame.atStart && statesAllergen(after.text)))
    return false;
  return frame.ingredients.length > 0 || item.text.includes(':');
}

const LIST_AGAIN = /\bingr[a-z]{3,10}s?(?: statement| list)? ?:/;

/**
 * A name within a statement. Nothing that may be an ingredient is lost to one: it ends with the first food that is no
 * allergen, and what follows is the list again.
 */
function addToStatement(
  frame: Frame,
  open: OpenStatement,
  item: Piece,
  parts: readonly Ingredient[],
  percent: number | null,
  reading: Reading,
): void {
  const again = LIST_AGAIN.exec(item.text);
  if (again !== null) {
    const after = slicePiece(item, again.index + again[0].length);
    addToStatement(frame, open, slicePiece(item, 0, again.index), NO_PARTS, null, reading);
    frame.statement = null;
    addIngredient(frame, after, parts, percent);
    return;
  }
  // "Oil (may contain soybean, palm)" speaks of the oils it may be.
  if (frame.isOil && isPressedName(item.text)) {
    addIngredient(frame, item, parts, percent);
    return;
  }
  const { kind } = open;
  const isFirst = open.members++ === 0;
  const isFood = isKnownFood(item.text);
  const isAllergen = namesAllergen(item.text);
  if (kind === 'noise') {
    if (isFirst || !(isFood || isAllergen)) return;
  } else if (kind === 'free_from') {
    if (open.holds || !endsDenial(frame, item, parts, isFirst)) {
      state(kind, item, reading);
      return;
    }
  } else if (isAllergen || !isFood) {
    state(kind, item, reading);
    if (kind === 'contains' && frame.ingredients.length === 0)
      addIngredient(leadOf(frame), item, parts, percent);
    else for (const part of parts) statePart(frame, kind, part, reading);
    return;
  } else if (kind === 'contains' && statesAllergen(item.text)) {
    state(kind, item, reading);
    addIngredient(frame, item, parts, percent);
    return;
  }
  frame.statement = null;
  frame.ingredients.push(...frame.lead.splice(0));
  addIngredient(frame, item, parts, percent);
}

/** "No preservative paste (almonds), sugar": what has parts is in it, and so is a food before which no list stands. */
function endsDenial(frame: Frame, { text }: Piece, parts: readonly Ingredient[], isFirst: boolean): boolean {
  if (parts.length > 0) return true;
  if (isFirst) return false;
  return namesAllergen(text) || (frame.ingredients.length === 0 && isKnownFood(text) && !isAdditive(text));
}

function isAdditive(name: string): boolean {
  return classifyIngredient(name).group === 'additive';
}

/** Where a statement stands that nothing comes before: what it names is kept until it is known whether it is the list. */
function leadOf({ minor, lead }: Frame): Frame {
  return { ...openFrame(minor), ingredients: lead };
}

function state(kind: StatementKind, { text, start, end, gap }: Piece, { statements }: Reading): void {
  if (text !== '') statements.push({ kind, name: text, span: { start, end, gap } });
}

/** "Fish (pollock, whiting)" states its parts; a part that is no allergen, or has parts itself, is an ingredient. */
function statePart(frame: Frame, kind: StatementKind, part: Ingredient, { statements }: Reading): void {
  const { name, span, parts } = part;
  if (namesAllergen(name)) statements.push({ kind, name, span });
  if (parts.length > 0 || !namesAllergen(name)) frame.ingredients.push(part);
}

/** Whether a name, of a list or a statement, names an allergen. */
function namesAllergen(name: string): boolean {
  const { sure, unlessParts, maybe } = classifyIngredient(name).allergens;
  return (sure | unlessParts | maybe) !== 0;
}

/** Whether a maker who states what a food contains means an allergen by a name: "peanut oil" as well. */
function statesAllergen(name: string): boolean {
  return classifyIngredient(name).allergens.stated !== 0;
}

/** Named beside allergens, and no sign that a statement has ended and a list begun. */
const NEUTRAL =
  /^(?:(?:other|and|or|occasional|some|olive|date|cherry|fruit|small|sunflower|pumpkin|poppy|flax|hemp|potential) )*(?:coconuts?|chestnuts?|seeds?|corn|nuts?|allergens?|pits?|pit fragments?|shells?|shell (?:fragments?|pieces?)|bones?|stems?|gmos?|legumes?|peas?|grains?|cereals?|fragments?|ingredients?|products?|chocolate)$/;

/** Whether a name is that of a food that is no allergen. */
function isKnownFood(name: string): boolean {
  const { group, known } = classifyIngredient(name);
  return known && group !== null && group !== 'note' && !namesAllergen(name) && !NEUTRAL.test(name);
}
