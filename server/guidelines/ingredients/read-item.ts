import { isAllergenWord } from './allergen-words.ts';
import type { Ingredient } from './ingredient-tree.ts';
import { findIntro } from './intros.ts';
import { trimItem } from './trim-item.ts';

/** A list being read: the whole text, or what stands in one pair of brackets. */
export interface Frame {
  readonly opener: string;
  /** Nothing closes this bracket. */
  readonly isOrphan: boolean;
  readonly ingredients: Ingredient[];
  /** Inside "contains 2 % or less of". */
  minor: boolean;
  /** Where names go while a statement beside the list is read. */
  statement: 'contains' | 'may-contain' | 'noise' | null;
  /** Text before a bracket whose item is not at its end yet, and what the bracket held. */
  openText: string | null;
  openParts: Ingredient[] | null;
  openPercent: number | null;
  /** A share that stands alone in the brackets, "(12 %)": it is of the ingredient before them. */
  ownPercent: number | null;
}

export interface Statements {
  readonly contains: string[];
  readonly mayContain: string[];
}

const NO_PARTS: readonly Ingredient[] = [];

export function openFrame(minor: boolean, opener = '', isOrphan = false): Frame {
  return {
    opener,
    isOrphan,
    ingredients: [],
    minor,
    statement: null,
    openText: null,
    openParts: null,
    openPercent: null,
    ownPercent: null,
  };
}

/** Takes the text before a bracket; what stands between two brackets is an ingredient of its own. */
export function openBracket(frame: Frame, text: string, statements: Statements, depth: number): void {
  if (frame.openText !== null && !/[a-z]/.test(text)) return;
  if (frame.openText !== null) readItem(frame, '', statements, depth);
  const item = trimItem(text);
  const found = findIntro(item);
  if (found?.intro === 'minor') frame.minor = true;
  frame.openText = found?.intro === 'minor' ? item.slice(found.length) : text;
}

/** Gives the item before a bracket what the bracket held. */
export function closeBracket(outer: Frame, inner: Frame): void {
  if (outer.openParts === null) outer.openParts = inner.ingredients;
  else for (const part of inner.ingredients) outer.openParts.push(part);
  outer.openPercent ??= inner.ownPercent;
}

/** Adds one item's text, with the brackets read inside it, to the list. */
export function readItem(frame: Frame, rest: string, statements: Statements, depth: number): void {
  const parts = frame.openParts ?? NO_PARTS;
  const percent = frame.openPercent;
  let item = trimItem(frame.openText === null ? rest : `${frame.openText} ${rest}`);
  frame.openText = null;
  frame.openParts = null;
  frame.openPercent = null;
  for (let pass = 0; pass < 3 && frame.statement !== 'noise'; pass++) {
    const found = findIntro(item);
    if (found === undefined) break;
    const after = trimItem(item.slice(found.length));
    if (found.intro === 'minor') frame.minor = true;
    else if (found.intro === 'contains')
      frame.statement = isStatement(frame, item, after, depth) ? 'contains' : null;
    else if (found.intro !== 'heading') frame.statement = found.intro;
    item = after;
  }
  if (frame.statement === null) addIngredient(frame, item, parts, percent);
  else if (frame.statement !== 'noise') addToStatement(frame.statement, item, parts, statements);
}

/** "Contains milk" at the end of a list states allergens; inside brackets or before other words it introduces a part. */
function isStatement(frame: Frame, item: string, after: string, depth: number): boolean {
  if (depth > 0 || !isAllergenWord(after)) return false;
  return frame.ingredients.length > 0 || item.includes(':');
}

const CONJUNCTION = / (?:and\/or|et\/ou|und\/oder|y\/o|and|et|und|or|ou|oder|y|&) /;
const OR = / (?:and\/or|et\/ou|und\/oder|y\/o|or|ou|oder) /;

function addToStatement(
  statement: 'contains' | 'may-contain',
  item: string,
  parts: readonly Ingredient[],
  { contains, mayContain }: Statements,
): void {
  const names = statement === 'contains' ? contains : mayContain;
  for (const name of item.split(CONJUNCTION)) {
    const trimmed = trimItem(name);
    if (trimmed !== '') names.push(trimmed);
  }
  for (const part of parts) names.push(part.name);
}

/** "no additives or preservatives" names nothing that is in the food. */
const DENIAL = /(?:^| )(?:no|without|sans|ohne|sin) /;

function addIngredient(
  frame: Frame,
  item: string,
  parts: readonly Ingredient[],
  percent: number | null,
): void {
  const colon = item.indexOf(':');
  if (colon > 0 && colon < item.length - 1) {
    const inner = openFrame(frame.minor);
    addName(inner, trimItem(item.slice(colon + 1)), parts, percent);
    addName(frame, trimItem(item.slice(0, colon)), inner.ingredients, null);
  } else if (parts.length === 0 && CONJUNCTION.test(item) && !DENIAL.test(item)) addJoined(frame, item);
  else addName(frame, item, parts, percent);
}

/** Where "and" joins one name: splitting would leave a word that is no ingredient. */
const ENDS_HALFWAY =
  /(?:natural|artificial|mono|mono-|half|mac|soluble|insoluble|annatto|white|black|red|green|yellow|brown|acetic|fd|d|tartaric|di|vegetable|milk|herb|sweet|hot|fish)$/;
const BEGINS_HALFWAY =
  /^(?:di|artificial|natural|half|diglycerides|di-glycerides|c |cheese|d&c|insoluble|other|smoke)/;

function addJoined(frame: Frame, item: string): void {
  const alternative = OR.test(item);
  let joined: string[] = [];
  for (const piece of item.split(CONJUNCTION)) {
    const last = joined.at(-1);
    if (last !== undefined && !ENDS_HALFWAY.test(last) && !BEGINS_HALFWAY.test(piece)) {
      addName(frame, trimItem(joined.join(' and ')), NO_PARTS, null, alternative);
      joined = [];
    }
    joined.push(piece);
  }
  addName(frame, trimItem(joined.join(' and ')), NO_PARTS, null, alternative);
}

const PERCENT = /(?:\(|<|>|~|min\.? ?|at least )?(\d{1,3}(?:[.,]\d+)?) ?%/;

function addName(
  frame: Frame,
  item: string,
  parts: readonly Ingredient[],
  given: number | null,
  alternative = false,
): void {
  let name = item;
  let percent = given;
  const match = item.includes('%') ? PERCENT.exec(item) : null;
  if (match?.[1] !== undefined) {
    const value = Number(match[1].replace(',', '.'));
    percent = value <= 100 ? value : null;
    // "100% juice" is a name, "juice 12%" a share.
    if (value !== 100)
      name = trimItem(`${item.slice(0, match.index)} ${item.slice(match.index + match[0].length)}`);
  }
  if (name !== '') frame.ingredients.push({ name, percent, minor: frame.minor, alternative, parts });
  else if (parts.length === 0) frame.ownPercent = percent;
  // A bracket of its own: "contains 2% or less of: (salt, spice)".
  else for (const part of parts) frame.ingredients.push(part);
}
