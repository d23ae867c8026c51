import type { Allergen } from '#contract/allergens.ts';
import { type AllergenPhrase, findAllergenPhrases } from './allergen-names.ts';
import { foldOffsets, foldText } from './fold-text.ts';
import type { Span } from './ingredient-tree.ts';
import { readIngredients } from './read-ingredients.ts';
import { type PlacedWord, placeWords } from './stem-words.ts';
import { listAllergens } from './words/allergen-sources.ts';

/** A stretch of an ingredient text, in UTF-16 code units, end exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** The words by which an ingredient list names each allergen, and by which statements state it, in the text's order. */
export function locateAllergens(text: string): ReadonlyMap<Allergen, readonly TextRange[]> {
  const { entries, list } = readIngredients(text);
  const folded = foldText(text);
  const toText = placesIn(text, folded);
  const found = new Map<Allergen, Map<number, TextRange>>();
  const add = (span: Span, allergens: number) => {
    if (allergens === 0) return;
    for (const { phrase, first, last } of phrasesIn(folded, span, allergens)) {
      const range = toText(first.start, last.end);
      for (const allergen of listAllergens(phrase.allergens)) {
        const ranges = found.get(allergen) ?? new Map<number, TextRange>();
        ranges.set(range.start, range);
        found.set(allergen, ranges);
      }
    }
  };
  for (const { ingredient, allergens, maybe } of entries) add(ingredient.span, allergens | maybe);
  for (const { kind, span } of list.statements) if (kind !== 'free_from') add(span, ALL);
  return new Map(
    [...found].map(([allergen, ranges]) => [
      allergen,
      [...ranges.values()].sort((a, b) => a.start - b.start),
    ]),
  );
}

const ALL = -1;

interface PlacedPhrase {
  readonly phrase: AllergenPhrase;
  readonly first: PlacedWord;
  readonly last: PlacedWord;
}

function phrasesIn(folded: string, { start, end, gap }: Span, allergens: number): PlacedPhrase[] {
  const words =
    gap === null
      ? wordsBetween(folded, start, end)
      : [...wordsBetween(folded, start, gap[0]), ...wordsBetween(folded, gap[1], end)];
  const stems = words.map(({ word }) => word);
  return findAllergenPhrases(stems, allergens).flatMap((phrase) => {
    const first = words[phrase.at];
    const last = words[phrase.at + phrase.length - 1];
    // A phrase around a bracket is marked where it begins.
    if (first === undefined || last === undefined) return [];
    return [
      { phrase, first, last: gap !== null && last.start >= gap[1] && first.end <= gap[0] ? first : last },
    ];
  });
}

function wordsBetween(folded: string, start: number, end: number): PlacedWord[] {
  return placeWords(folded.slice(start, end)).map((word) => ({
    word: word.word,
    start: word.start + start,
    end: word.end + start,
  }));
}

/** From places of the folded text to places of the text. */
function placesIn(text: string, folded: string): (start: number, end: number) => TextRange {
  const offsets = foldOffsets(text);
  // Where folding letter by letter gives another length, as with marks that stand alone, there is no telling.
  if (offsets === undefined || offsets.length !== folded.length + 1) return (start, end) => ({ start, end });
  return (start, end) => {
    const from = offsets[start] ?? text.length;
    const last = offsets[end - 1] ?? text.length;
    return { start: from, end: endOfCharacter(text, last) };
  };
}

const MARK = /\p{M}/u;

/** Behind the character at a place, its combining marks included. */
function endOfCharacter(text: string, at: number): number {
  let end = at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
  while (end < text.length && MARK.test(text.charAt(end))) end++;
  return Math.min(end, text.length);
}
