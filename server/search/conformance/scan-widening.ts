import { NAME_IMPACT } from '../embedded/text/document-words.ts';
import { isFoodWord, isPackageWord } from '../words/word-lists.ts';
import { divideRuns, joinRun, runsOfBrands } from './scan-brands.ts';
import { listSimilar } from './scan-similar.ts';
import { isIn, type ParsedTerm, type TermPart, termOf } from './scan-term.ts';
import { eitherOf, wordOfStem } from './scan-word.ts';
import type { ScannedDocument } from './scanned-document.ts';

/** A term whose words are in no document together, read so that it matches; by trying everything. */
export interface WiderTerm {
  readonly term: ParsedTerm;
  /** For each left-out word that documents have, the best reading with it. */
  readonly putBacks: readonly { readonly word: string; readonly term: ParsedTerm }[];
}

export function widenTerm(term: ParsedTerm, documents: readonly ScannedDocument[]): WiderTerm {
  const asked = askedOf(term);
  const found = documents.filter(term.matches).length;
  if (asked.length < 2) return { term, putBacks: [] };
  if (found > 0) return { term: correctFound(term, documents), putBacks: [] };
  const isOfPackage = (part: TermPart) =>
    part.words.length > 0 && !part.isRequired && isPackageWord(part.typed);
  const ofPackage = asked.filter((at) => isOfPackage(term.parts[at] as TermPart));
  if (ofPackage.length === asked.length) return widenNothing(term, documents);
  const bare = withParts(term, (part) =>
    isOfPackage(part) ? { ...part, words: [], isLeftOut: true } : part,
  );
  const wider = documents.some(bare.matches)
    ? { term: correctFound(bare, documents), putBacks: [] }
    : widenNothing(bare, documents);
  return putPackageBack(wider, term, ofPackage, documents);
}

function correctFound(term: ParsedTerm, documents: readonly ScannedDocument[]): ParsedTerm {
  if (documents.filter(term.matches).length > 50 || countNamed(term, documents) > 0) return term;
  return correct(term, askedOf(term), documents, true) ?? term;
}

function widenNothing(term: ParsedTerm, documents: readonly ScannedDocument[]): WiderTerm {
  const corrected = correct(term, askedOf(term), documents, false);
  if (corrected !== undefined) return { term: corrected, putBacks: [] };
  const runs = runsOfBrands(term.parts, documents);
  const divide = ({ parts, without }: ParsedTerm) => termOf(divideRuns(parts, runs), without);
  const wider = leaveOut(termOf(runs.map(joinRun), term.without), documents);
  return {
    term: divide(wider.term),
    putBacks: wider.putBacks.map((putBack) => ({ ...putBack, term: divide(putBack.term) })),
  };
}

/** Of the first eight words about the package those that a name has with the kept ones are taken back; up to three words are offered. */
function putPackageBack(
  { term, putBacks }: WiderTerm,
  asked: ParsedTerm,
  ofPackage: readonly number[],
  documents: readonly ScannedDocument[],
): WiderTerm {
  const withWord = (others: ParsedTerm, at: number, isLeftOut: boolean) =>
    withParts(others, (part, i) => (i === at ? { ...(asked.parts[at] as TermPart), isLeftOut } : part));
  let kept = term;
  const out: number[] = [];
  for (const [tried, at] of ofPackage.entries()) {
    const more = withWord(kept, at, false);
    if (tried < 8 && countNamed(more, documents) > 0) kept = more;
    else out.push(at);
  }
  const offered = out.slice(0, 3 - putBacks.length).flatMap((at) => {
    const more = withWord(kept, at, false);
    const isFound = documents.some(more.matches);
    const other = isFound ? more : keepMost(more, askedOf(more), documents, isIn, at);
    return other === more && !isFound ? [] : [{ word: asked.parts[at]?.typed ?? '', term: other }];
  });
  return {
    term: out.reduce((others, at) => withWord(others, at, true), kept),
    putBacks: [...putBacks, ...offered],
  };
}

const withParts = ({ parts, without }: ParsedTerm, change: (part: TermPart, at: number) => TermPart) =>
  termOf(parts.map(change), without);

const askedOf = ({ parts }: ParsedTerm) => parts.flatMap(({ words }, at) => (words.length > 0 ? [at] : []));

function leaveOut(term: ParsedTerm, documents: readonly ScannedDocument[]): WiderTerm {
  const asked = askedOf(term);
  const isRequired = term.parts.some((part) => part.isRequired);
  const inNames = isRequired ? 0 : mostWords(term, asked, documents, isInName);
  const most = keepMost(term, asked, documents, inNames > 1 ? isInName : isIn);
  const widest = keepFood(term, asked, most, documents);
  const leftOut = asked.filter((at) => widest.parts[at]?.isLeftOut).slice(0, 3);
  return {
    term: widest,
    putBacks: leftOut.flatMap((at) => {
      const other = keepMost(term, asked, documents, isIn, at);
      return other === term ? [] : [{ word: term.parts[at]?.typed ?? '', term: other }];
    }),
  };
}

/** Some food stays where the term has any: of its last four with the most words, and of as many the last. */
function keepFood(
  term: ParsedTerm,
  asked: readonly number[],
  most: ParsedTerm,
  documents: readonly ScannedDocument[],
): ParsedTerm {
  const isFood = ({ typed, stems, otherNames = [] }: TermPart) =>
    !typed.includes(' ') && [typed, ...stems, ...otherNames.flat()].some(isFoodWord);
  const foods = asked.filter((at) => isFood(term.parts[at] as TermPart));
  if (foods.some((at) => !most.parts[at]?.isLeftOut)) return most;
  const size = ({ parts }: ParsedTerm) => asked.filter((at) => !parts[at]?.isLeftOut).length;
  const withFood = foods
    .slice(-4)
    .map((at) => keepMost(term, asked, documents, isIn, at))
    .filter((each) => each !== term);
  return withFood.reverse().sort((a, b) => size(b) - size(a))[0] ?? most;
}

/** How many documents have all of the words in the name, brand or kind. */
function countNamed(term: ParsedTerm, documents: readonly ScannedDocument[]): number {
  const words = term.parts.flatMap((part) => (part.isLeftOut ? [] : part.words));
  return documents
    .filter(term.matches)
    .filter((scanned) => words.every((word) => word.impactIn(scanned) >= NAME_IMPACT)).length;
}

/** Every set of one or two corrections of at most two edits: the fewest edits, then the most names, then the first. */
function correct(
  { parts, without }: ParsedTerm,
  asked: readonly number[],
  documents: readonly ScannedDocument[],
  keepTyped: boolean,
): ParsedTerm | undefined {
  if (asked.length > 6) return undefined;
  const single = asked.flatMap((at) => {
    const part = parts[at] as TermPart;
    if (part.isRequired) return [];
    return listSimilar(part.typed, documents)
      .slice(0, 12)
      .map(({ term, distance }, rank) => {
        const similar = wordOfStem(term, term, false);
        const words = keepTyped ? part.words.map((word) => eitherOf([word, similar])) : [similar];
        return { at, rank, distance, part: { ...part, words, stems: [term], isCorrected: true } };
      });
  });
  const likeliest = (word: number) => single.filter(({ at, rank }) => at === word && rank < 4);
  const sets = [
    ...single.map((one) => [one]),
    ...asked.flatMap((first) =>
      asked
        .filter((second) => second > first)
        .flatMap((second) =>
          likeliest(first).flatMap((one) => likeliest(second).map((other) => [one, other])),
        ),
    ),
  ];
  const tried = sets
    .map((set) => {
      const corrected = parts.map((part, i) => set.find(({ at }) => at === i)?.part ?? part);
      const term = termOf(corrected, without);
      const edits = set.reduce((sum, { distance }) => sum + distance, 0);
      return { term, edits, count: countNamed(term, documents) };
    })
    .filter(({ edits, count }) => edits <= 2 && count > 0);
  tried.sort((a, b) => a.edits - b.edits || b.count - a.count);
  return tried[0]?.term;
}

type HasPart = (part: TermPart, scanned: ScannedDocument) => boolean;

const isInName: HasPart = ({ words }, scanned) =>
  words.every((word) => word.impactIn(scanned) >= NAME_IMPACT);

const withoutAny = (documents: readonly ScannedDocument[], { without }: ParsedTerm) =>
  documents.filter((scanned) => !without.some((part) => isIn(part, scanned)));

function mostWords(
  term: ParsedTerm,
  asked: readonly number[],
  documents: readonly ScannedDocument[],
  has: HasPart,
): number {
  const counts = withoutAny(documents, term).map(
    (scanned) => asked.filter((at) => has(term.parts[at] as TermPart, scanned)).length,
  );
  return Math.max(0, ...counts);
}

/**
 * Of the largest sets of words that a document has with the required ones and the wanted one, the one of typed words rather
 * than corrected ones, then of the rarest; the term itself where no document has those.
 */
function keepMost(
  term: ParsedTerm,
  asked: readonly number[],
  all: readonly ScannedDocument[],
  has: HasPart,
  wanted?: number,
): ParsedTerm {
  const { parts, without } = term;
  const pinned = asked.filter((at) => at === wanted || parts[at]?.isRequired);
  const documents = withoutAny(all, term);
  const frequency = new Map(
    asked.map((at) => [at, documents.filter((scanned) => has(parts[at] as TermPart, scanned)).length]),
  );
  const corrected = (at: number) => Number(parts[at]?.isCorrected);
  const byFrequency = asked.toSorted(
    (a, b) => corrected(a) - corrected(b) || (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0) || a - b,
  );
  const kept = documents
    .map((scanned) => byFrequency.filter((at) => has(parts[at] as TermPart, scanned)))
    .filter((words) => words.length > 0 && pinned.every((at) => words.includes(at)))
    // The first set with a word that another lacks has the rarer words.
    .sort((a, b) => b.length - a.length || compareKept(a, b, byFrequency))[0];
  if (kept === undefined) return term;
  return termOf(
    parts.map((part, at) => (asked.includes(at) ? { ...part, isLeftOut: !kept.includes(at) } : part)),
    without,
  );
}

function compareKept(a: readonly number[], b: readonly number[], order: readonly number[]): number {
  for (const at of order) {
    if (a.includes(at) !== b.includes(at)) return a.includes(at) ? -1 : 1;
  }
  return 0;
}
