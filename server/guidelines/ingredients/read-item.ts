import { isAllergenWord } from './allergen-words.ts';
import type { Ingredient } from './ingredient-tree.ts';
import { findIntro } from './intros.ts';

/** A list being read: the whole text, or what stands in one pair of brackets. */
export interface Frame {
  readonly opener: string;
  readonly ingredients: Ingredient[];
  /** Inside "contains 2 % or less of". */
  minor: boolean;
  /** Where names go while a statement beside the list is read. */
  statement: 'contains' | 'may-contain' | 'noise' | null;
  /** Text before a bracket whose item is not at its end yet, and what the bracket held. */
  openText: string | null;
  openParts: readonly Ingredient[];
}

export interface Statements {
  readonly contains: string[];
  readonly mayContain: string[];
}

const NO_PARTS: readonly Ingredient[] = [];

export function openFrame(minor: boolean, opener = ''): Frame {
  return { opener, ingredients: [], minor, statement: null, openText: null, openParts: NO_PARTS };
}

/** Takes the text before a bracket; what stands between two brackets is an ingredient of its own. */
export function openBracket(frame: Frame, item: string, statements: Statements, depth: number): void {
  if (frame.openText === null) frame.openText = item;
  else if (/[a-z]/.test(item)) {
    readItem(frame, '', statements, depth);
    frame.openText = item;
  }
}

const PERCENT = /(?:\(|<|>|~|min\.? ?|at least )?(\d{1,3}(?:[.,]\d+)?) ?%/;
const CONJUNCTION = / (?:and\/or|et\/ou|und\/oder|y\/o|and|et|und|or|ou|oder|y|&) /;
/** Where "and" joins one name: splitting would leave a word that is no ingredient. */
const ONE_NAME =
  /(?:natural|artificial|mono|mono-|half|mac|soluble|insoluble|annatto|white|black|red|green|yellow|brown|acetic|fd|d|tartaric|di|vegetable|milk|herb|sweet|hot|fish) ?$|^(?:di|artificial|natural|half|diglycerides|di-glycerides|c |cheese|d&c|insoluble|other|smoke)/;
/** "no additives or preservatives" names nothing that is in the food. */
const DENIAL = /(?:^| )(?:no|without|sans|ohne|sin) /;
const EDGES = /^[\s*+†‡°^#:_"'.,~<>=-]+|[\s*+†‡°^#:_"'.,~<>=-]+$/g;
const LEADING_AND = /^(?:and\/or|and|&|or|et|und|y|ou|oder|plus)(?=[ :])/;

/** Adds one item's text, with the brackets read inside it, to the list. */
export function readItem(frame: Frame, rest: string, statements: Statements, depth: number): void {
  const text = frame.openText === null ? rest : `${frame.openText} ${rest}`;
  const parts = frame.openParts;
  frame.openText = null;
  frame.openParts = NO_PARTS;
  let item = trimItem(text);
  for (let pass = 0; pass < 3; pass++) {
    const found = findIntro(item);
    if (found === undefined) break;
    const after = trimItem(item.slice(found.length));
    if (found.intro === 'minor') frame.minor = true;
    else if (found.intro === 'contains')
      frame.statement = isStatement(frame, item, after, depth) ? 'contains' : null;
    else if (found.intro === 'may-contain' || found.intro === 'noise') frame.statement = found.intro;
    item = after;
    if (frame.statement === 'noise') break;
  }
  if (frame.statement === null) addIngredient(frame, item, parts);
  else addToStatement(frame.statement, item, parts, statements);
}

/** "Contains milk" at the end of a list states allergens; inside brackets or before other words it introduces a part. */
function isStatement(frame: Frame, item: string, after: string, depth: number): boolean {
  if (depth > 0) return false;
  return frame.ingredients.length === 0 ? isAllergenWord(after) && item.includes(':') : isAllergenWord(after);
}

function addToStatement(
  statement: NonNullable<Frame['statement']>,
  item: string,
  parts: readonly Ingredient[],
  { contains, mayContain }: Statements,
): void {
  if (statement === 'noise') return;
  const names = statement === 'contains' ? contains : mayContain;
  for (const name of item.split(CONJUNCTION)) {
    const trimmed = trimItem(name);
    if (trimmed !== '') names.push(trimmed);
  }
  for (const part of parts) names.push(part.name);
}

function addIngredient(frame: Frame, item: string, parts: readonly Ingredient[]): void {
  if (item === '') {
    // A bracket of its own: "contains 2% or less of: (salt, spice)".
    frame.ingredients.push(...parts);
    return;
  }
  const colon = item.indexOf(':');
  if (colon > 0 && colon < item.length - 1) {
    const inner: Frame = openFrame(frame.minor);
    addIngredient(inner, trimItem(item.slice(colon + 1)), parts);
    addIngredient(frame, trimItem(item.slice(0, colon)), inner.ingredients);
    return;
  }
  if (parts.length === 0 && item.includes(' ') && CONJUNCTION.test(item) && !DENIAL.test(item)) {
    addJoined(frame, item);
    return;
  }
  push(frame, item, parts, false);
}

function addJoined(frame: Frame, item: string): void {
  const alternative = /\b(?:or|ou|oder|y\/o)\b/.test(item);
  let left = '';
  for (const piece of item.split(CONJUNCTION)) {
    const joined = left === '' ? piece : `${left} and ${piece}`;
    if (left !== '' && !ONE_NAME.test(left) && !ONE_NAME.test(piece)) {
      push(frame, trimItem(left), NO_PARTS, alternative);
      left = piece;
    } else left = joined;
  }
  push(frame, trimItem(left), NO_PARTS, alternative);
}

function push(frame: Frame, item: string, parts: readonly Ingredient[], alternative: boolean): void {
  let name = item;
  let percent: number | null = null;
  if (item.includes('%')) {
    const match = PERCENT.exec(item);
    if (match?.[1] !== undefined) {
      const value = Number(match[1].replace(',', '.'));
      percent = value <= 100 ? value : null;
      // "100% juice" is a name, "juice 12%" a share.
      if (value !== 100)
        name = trimItem(`${item.slice(0, match.index)} ${item.slice(match.index + match[0].length)}`);
    }
  }
  if (name === '') {
    frame.ingredients.push(...parts);
    return;
  }
  frame.ingredients.push({ name, percent, minor: frame.minor, alternative, parts });
}

function trimItem(text: string): string {
  const trimmed = text
    .replace(EDGES, '')
    .replace(LEADING_AND, '')
    .replace(/_/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return trimmed;
}
