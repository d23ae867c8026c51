import { ALLERGEN_STATES, type Allergen, type AllergenState } from '#contract/allergens.ts';
import type { AllergenFact, Span } from './allergen-states.ts';

export interface TextPart {
  readonly text: string;
  /** The allergens it names, the gravest first; none: text between. */
  readonly names: readonly Named[];
}

export interface Named {
  readonly allergen: Allergen;
  readonly state: AllergenState;
}

/**
 * The text in parts, those that name an allergen apart. Joined, the parts are the text again. Spans that overlap are
 * one part; one that cannot be of this text is left out, for it would mark other words than those meant.
 */
export function markWords(text: string, facts: readonly AllergenFact[]): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const mark of mergeMarks(text, facts)) {
    if (mark.start > end) parts.push({ text: text.slice(end, mark.start), names: [] });
    parts.push({ text: text.slice(mark.start, mark.end), names: distinct(mark.names) });
    end = mark.end;
  }
  if (end < text.length) parts.push({ text: text.slice(end), names: [] });
  return parts;
}

/** The words at the spans, each once, whatever its case. */
export function wordsAt(text: string | null, spans: readonly Span[]): string[] {
  if (text === null) return [];
  const words = joinSpans(text, spans).map(({ start, end }) =>
    text.slice(start, end).replaceAll(/\s+/g, ' ').trim(),
  );
  return [...new Map(words.toReversed().map((word) => [word.toLowerCase(), word])).values()]
    .toReversed()
    .filter((word) => word !== '');
}

interface Mark extends Span {
  readonly names: readonly Named[];
}

function mergeMarks(text: string, facts: readonly AllergenFact[]): Mark[] {
  const marks = facts.flatMap(({ allergen, containment, words }) =>
    joinSpans(text, words).map((span): Mark => ({ ...span, names: [{ allergen, state: containment }] })),
  );
  const merged: Mark[] = [];
  for (const mark of marks.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last === undefined || mark.start >= last.end) merged.push(mark);
    else {
      const end = Math.max(last.end, mark.end);
      merged[merged.length - 1] = { start: last.start, end, names: [...last.names, ...mark.names] };
    }
  }
  return merged;
}

/** The spans that can be of the text, in its order; words that follow each other, as in "wheat flour", as one. */
function joinSpans(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { start, end } of spans
    .filter((span) => isSpanOf(text, span))
    .toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && text.slice(last.end, start).trim() === '') {
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    } else joined.push({ start, end });
  }
  return joined;
}

function distinct(names: readonly Named[]): Named[] {
  return [...new Map(names.map((name) => [`${name.allergen} ${name.state}`, name])).values()].toSorted(
    (a, b) => ALLERGEN_STATES.indexOf(a.state) - ALLERGEN_STATES.indexOf(b.state),
  );
}

function isSpanOf(text: string, { start, end }: Span): boolean {
  const isInside = Number.isInteger(start) && Number.isInteger(end) && start >= 0 && end <= text.length;
  return isInside && start < end && !cutsPair(text, start) && !cutsPair(text, end);
}

/** Whether a cut would tear a character of two code units apart. */
function cutsPair(text: string, at: number): boolean {
  return (text.codePointAt(at - 1) ?? 0) > 0xffff;
}
