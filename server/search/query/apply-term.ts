import { firstDayOf } from '#contract/first-days.ts';
import type { Range } from '#contract/ranges.ts';
import type { SearchQuery, TermWord } from '#server/search/engine.ts';
import { readTerm } from '#server/search/grammar/read-term.ts';
import type { TermCondition } from '#server/search/grammar/term.ts';

/** What is asked of search. */
export interface AskedQuery {
  readonly query: SearchQuery;
  /** The conditions read in the term, in typed order; they are in the query's filters. */
  readonly understood: readonly TermCondition[];
}

/**
 * Reads the conditions that the term states, and adds them to the filters as if they were chosen there. A guideline that
 * begins after the day of the query is a word like others.
 */
export function applyTerm(query: SearchQuery): AskedQuery {
  const { words, conditions } = readTerm(query.term);
  // A brand chosen in the filter is the later wish.
  const stated = conditions.filter(({ kind }) => kind !== 'brand' || query.brand === null);
  const early = stated.filter((one) => one.kind === 'guideline' && query.day < firstDayOf(one.guideline));
  const understood = stated.filter((one) => !early.includes(one));
  const term = early.length === 0 ? words : cutOut(query.term, understood, early);
  const closeBy = [...new Set(understood.filter(isStated).map(({ text }) => text))];
  return { query: understood.reduce(addCondition, { ...query, term, closeBy }), understood };
}

/**
 * The same with the conditions as words that names state as well ("organic", "low sodium"), for data that does not have
 * them. What is to be left out is left out all the same. Undefined where there are none.
 */
export function namesInstead(query: SearchQuery, { understood }: AskedQuery): AskedQuery | undefined {
  const stated = understood.filter(isStatedInNames);
  if (stated.length === 0) return undefined;
  const kept = understood.filter((condition) => !isStatedInNames(condition));
  const term = cutOut(query.term, kept, stated);
  // What lacks these words may be the contrary of what was asked for.
  const closeRequires = [...new Set(stated.map(({ text }) => text))];
  return { query: kept.reduce(addCondition, { ...query, term, closeRequires }), understood: kept };
}

/**
 * The term with the words of those conditions that names state, besides being filters, and without the others; undefined where
 * there are none. What is free from an allergen has to be named so: "Chunky Peanut" is no "peanut free" for its "Gluten Free".
 */
export function withNames(term: string, { understood }: AskedQuery): string | undefined {
  const stated = understood.filter(isStated);
  if (stated.length === 0) return undefined;
  const others = understood.filter((condition) => !isStated(condition));
  const left = splice(term, [...cutsOf(others, stated), ...stated.filter(isFreeFrom).map(quoted)]);
  return others.reduce((words, one) => (one.kind === 'word' ? `${words} -${one.word}` : words), left);
}

/** The same for a term with words left out: "low fat milk" for "low fat milk half pint". */
export function keptWithNames({ understood }: AskedQuery, words: readonly TermWord[]): string | undefined {
  const stated = understood.filter(isStated).map((one) => (isFreeFrom(one) ? quoted(one).by : one.text));
  if (stated.length === 0) return undefined;
  const kept = words.filter(({ isLeftOut }) => !isLeftOut).map(({ text }) => text);
  const without = understood.flatMap((one) => (one.kind === 'word' ? [`-${one.word}`] : []));
  return [...new Set(stated), ...kept, ...without].join(' ');
}

/** The term without these conditions, but for words that are of a kept one as well. */
function cutOut(term: string, conditions: readonly TermCondition[], kept: readonly TermCondition[]): string {
  return splice(term, cutsOf(conditions, kept));
}

/** A part of the term, and what stands there instead. */
interface Splice {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

function cutsOf(conditions: readonly TermCondition[], kept: readonly TermCondition[]): Splice[] {
  const cut = conditions.filter(({ start }) => kept.every((one) => one.start !== start));
  return cut.map(({ start, end }) => ({ start, end, by: ' ' }));
}

const quoted = ({ start, end, text }: TermCondition): Splice => ({ start, end, by: ` "${text}" ` });

/** Several conditions may share a part. */
function splice(term: string, parts: readonly Splice[]): string {
  const each = [...new Map(parts.map((part) => [part.start, part])).values()];
  return each
    .sort((a, b) => b.start - a.start)
    .reduce((left, { start, end, by }) => left.slice(0, start) + by + left.slice(end), term)
    .trim();
}

function isStatedInNames({ kind, text }: TermCondition): boolean {
  return kind === 'diet' || (kind === 'nutrient' && !/\d/.test(text));
}

/** Names state it, whether or not the data does. */
function isStated(condition: TermCondition): boolean {
  return isStatedInNames(condition) || isFreeFrom(condition);
}

function isFreeFrom({ kind, text }: TermCondition): boolean {
  return kind === 'allergen' && /free$/i.test(text);
}

function addCondition(query: SearchQuery, condition: TermCondition): SearchQuery {
  switch (condition.kind) {
    case 'nutrient': {
      const { nutrient, basis, min, max } = condition;
      return { ...query, nutrientRanges: [...query.nutrientRanges, { nutrient, basis, min, max }] };
    }
    case 'price':
      return { ...query, price: meet(query.price, { min: condition.minCents, max: condition.maxCents }) };
    case 'diet':
      return { ...query, diets: [...new Set([...query.diets, condition.diet])] };
    case 'allergen':
      return { ...query, exclusions: excluding(query, condition.allergen) };
    case 'guideline':
      return { ...query, guidelines: { ...query.guidelines, [condition.guideline]: true } };
    case 'nova':
      return { ...query, novaLabels: [...new Set([...query.novaLabels, condition.nova])] };
    case 'brand':
      return { ...query, brandNamed: condition.brand };
    case 'word':
      return { ...query, term: `${query.term} -${condition.word}`.trim() };
  }
}

/** What may contain it is left out as well; what was said about it in the filters is kept. */
function excluding(
  { exclusions }: SearchQuery,
  allergen: SearchQuery['exclusions'][number]['allergen'],
): SearchQuery['exclusions'] {
  const before = exclusions.find((one) => one.allergen === allergen);
  const others = exclusions.filter((one) => one !== before);
  return [...others, { allergen, mayContain: true, unknown: before?.unknown ?? false }];
}

function meet(a: Range | null, b: Range): Range {
  if (a === null) return b;
  return {
    min: Math.max(a.min ?? 0, b.min ?? 0) || null,
    max: a.max === null || b.max === null ? (a.max ?? b.max) : Math.min(a.max, b.max),
  };
}
