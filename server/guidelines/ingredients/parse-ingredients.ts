import { foldText } from './fold-text.ts';
import { type Frame, openFrame, type Reading } from './frame.ts';
import type { Ingredient, IngredientList } from './ingredient-tree.ts';
import { isOnlyTreatment } from './is-only-treatment.ts';
import { findOpeners } from './openers.ts';
import { isOilName } from './pressed-oils.ts';
import { closeBracket, openBracket, readItem } from './read-item.ts';

/** Deeper brackets than any label has are read as if they were not there: the tree stays shallow enough to walk. */
const DEEPEST = 12;

const COMMA = 44;
const DOT = 46;
const OPENERS = '([{';
const CLOSERS = ')]}';
/** Separators of lists besides comma and dot; NFKD has folded the full-width ones already. */
const SEPARATORS = ';\n\r•·|、。،؛';

const ABBREVIATIONS = new Set(
  'no vit st dr inc co l b s e g i.e e.g approx min max nr art ssp var sp fd d c u.s'.split(' '),
);

/**
 * Reads an ingredient text of any label into a tree. Never throws, and takes time linear in the text's length.
 * Brackets without a partner are closed or dropped and counted.
 */
export function parseIngredients(text: string): IngredientList {
  const folded = foldText(text);
  const state: State = {
    statements: [],
    frames: [],
    top: openFrame(false),
    repairs: 0,
    leftOpen: 0,
    orphans: findOrphans(folded),
  };
  const openers = findOpeners(folded);
  let nextOpener = 0;
  let start = 0;
  const length = folded.length;
  for (let at = 0; at < length; at++) {
    if (at === openers[nextOpener]) {
      nextOpener++;
      readItem(state.top, folded.slice(start, at), start, state, state.frames.length);
      state.top.statement = null;
      start = at;
    }
    const code = folded.charCodeAt(at);
    // Letters and spaces, nearly all of a text.
    if (code === 32 || (code >= 97 && code <= 122)) continue;
    const step = stepFor(folded, at, code);
    if (step === undefined) continue;
    take(state, step, folded.slice(start, at), start, folded.charAt(at), at);
    start = at + 1;
  }
  readItem(state.top, folded.slice(start), start, state, state.frames.length);
  return finish(state, text, folded);
}

type Step = 'open' | 'close' | 'item' | 'sentence';

interface State extends Reading {
  /** The lists around the current one. */
  readonly frames: Frame[];
  top: Frame;
  repairs: number;
  /** Brackets closed for the writer. */
  leftOpen: number;
  /** Openers that nothing closes, by their place. */
  readonly orphans: ReadonlySet<number>;
}

function stepFor(text: string, at: number, code: number): Step | undefined {
  if (code === COMMA)
    return isDigit(text.charCodeAt(at - 1)) && isDigit(text.charCodeAt(at + 1)) ? undefined : 'item';
  if (code === DOT) return endsSentence(text, at) ? 'sentence' : undefined;
  const char = text.charAt(at);
  if (OPENERS.includes(char)) return 'open';
  if (CLOSERS.includes(char)) return 'close';
  if (!SEPARATORS.includes(char)) return undefined;
  return code === 10 || code === 13 ? 'sentence' : 'item';
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** A full stop, not a decimal point or an abbreviation's. */
function endsSentence(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1);
  if (Number.isNaN(next)) return true;
  if (isDigit(next) && isDigit(text.charCodeAt(at - 1))) return false;
  if (next !== 32 && next !== 10 && !CLOSERS.includes(text.charAt(at + 1)))
    return standsBetweenWords(text, at);
  let from = at;
  while (from > 0 && at - from < 7 && /[a-z.]/.test(text.charAt(from - 1))) from--;
  return !ABBREVIATIONS.has(text.slice(from, at));
}

/** "milk.sugar": a space was lost. */
function standsBetweenWords(text: string, at: number): boolean {
  return (
    /[a-z]{3}$/.test(text.slice(Math.max(0, at - 3), at)) && /^[a-z]{3}/.test(text.slice(at + 1, at + 4))
  );
}

function take(state: State, step: Step, item: string, start: number, char: string, at: number): void {
  const { top } = state;
  if (step === 'open') {
    openBracket(top, item, start, state, state.frames.length);
    if (state.frames.length >= DEEPEST) return;
    state.frames.push(top);
    const isOil = top.isOil || isOilName(top.openHead?.text ?? '');
    state.top = openFrame(top.minor, char, state.orphans.has(at), isOil);
    return;
  }
  readItem(top, item, start, state, state.frames.length);
  if (step === 'close') close(state, char);
  else if (step === 'sentence') endSentence(state, at);
}

/** A bracket that nothing closes holds no more than its own sentence. */
function endSentence(state: State, at: number): void {
  while (state.top.isOrphan) {
    close(state, closerOf(state.top));
    state.leftOpen++;
    readItem(state.top, '', at, state, state.frames.length);
  }
  state.top.lastStatement = state.top.statement ?? (state.top.atStart ? state.top.lastStatement : null);
  state.top.statement = null;
  state.top.atStart = true;
  if (state.frames.length === 0) state.top.minor = false;
}

function closerOf({ opener }: Frame): string {
  return CLOSERS.charAt(OPENERS.indexOf(opener));
}

const NO_ORPHANS: ReadonlySet<number> = new Set();

function findOrphans(text: string): ReadonlySet<number> {
  const open: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 40 || code === 91 || code === 123) open.push(at);
    else if (code === 41 || code === 93 || code === 125) open.pop();
  }
  return open.length === 0 ? NO_ORPHANS : new Set(open);
}

function close(state: State, closer: string): void {
  const outer = state.frames.pop();
  if (outer === undefined) {
    state.repairs++;
    return;
  }
  if (CLOSERS.indexOf(closer) !== OPENERS.indexOf(state.top.opener)) state.repairs++;
  closeBracket(outer, state.top);
  state.top = outer;
}

function finish(state: State, text: string, folded: string): IngredientList {
  const leftOpen = state.leftOpen + state.frames.length;
  while (state.frames.length > 0) {
    close(state, closerOf(state.top));
    readItem(state.top, '', folded.length, state, state.frames.length);
  }
  const truncated = isTruncated(text, leftOpen > 0);
  const ingredients: readonly Ingredient[] = state.top.ingredients;
  return {
    ingredients,
    statements: state.statements,
    truncated,
    onlyTreatment: isOnlyTreatment(folded, ingredients),
    repairs: state.repairs + (truncated ? 0 : leftOpen),
  };
}

/**
 * Lengths at which large sources cut their texts: Open Food Facts' US import of 2019 at 255 characters, one less
 * where the last one was a space.
 */
const CUT_AT = 255;
/** What only stands before a further name. */
const UNFINISHED =
  /(?:[,;([{]|\b(?:and|or|and\/or|with|contains:?|et|ou|avec|contient:?|y|con|und|mit))\s*$/i;
const LONGEST_END = 20;

/** A text that stops in the middle of the list: what it does not name may still be in the food. */
function isTruncated(text: string, hasOpenBracket: boolean): boolean {
  if (text.endsWith('...') || text.endsWith('…') || UNFINISHED.test(text.slice(-LONGEST_END))) return true;
  if (text.length !== CUT_AT && text.length !== CUT_AT - 1) return false;
  return text.length === CUT_AT || hasOpenBracket || !/[.)\]*]$/.test(text);
}
