import type { CorrectionRules } from '../embedded/query/correct-jointly.ts';
import { NAME_IMPACT } from '../embedded/text/document-words.ts';
import { isPackageWord } from '../words/word-lists.ts';
import { isFood, isInName, keepMost, mostWords } from './scan-keeping.ts';
import { divideRuns, joinRun, type Run, runsOf, singly } from './scan-runs.ts';
import { listSimilar } from './scan-similar.ts';
import { isIn, type ParsedTerm, type TermPart, termOf } from './scan-term.ts';
import { eitherOf, namedAlone, wordOfStem } from './scan-word.ts';
import type { ScannedDocument } from './scanned-document.ts';

/** A term whose words are in no document together, read so that it matches; by trying everything. */
export interface WiderTerm {
  readonly term: ParsedTerm;
  /** What was left out of it and can be offered back, as typed. */
  readonly leftOut: readonly string[];
}

export function widenTerm(term: ParsedTerm, documents: readonly ScannedDocument[]): WiderTerm {
  const asTyped = { term, leftOut: [] };
  if (askedOf(term).length < 2) return asTyped;
  const found = documents.filter(term.matches).length;
  if (found > 50 || (found > 0 && countNamed(term, documents) > 0)) return asTyped;
  const ofPackage = askedOf(term).filter((at) => isOfPackage(term.parts[at] as TermPart));
  if (ofPackage.length === 0 || ofPackage.length === askedOf(term).length)
    return widenUnnamed(term, documents) ?? asTyped;
  const bare = withParts(term, (part, at) =>
    ofPackage.includes(at) ? { ...part, words: [], isLeftOut: true } : part,
  );
  const wider = widenUnnamed(bare, documents);
  if (wider === undefined && found > 0 && countNamed(bare, documents) === 0) return asTyped;
  return putPackageBack(wider ?? { term: bare, leftOut: [] }, term, documents);
}

const isOfPackage = ({ words, isRequired, typed }: TermPart) =>
  words.length > 0 && !isRequired && typed.split(' ').every(isPackageWord);

function widenUnnamed(term: ParsedTerm, documents: readonly ScannedDocument[]): WiderTerm | undefined {
  const found = documents.filter(term.matches).length;
  if (found > 50 || (found > 0 && countNamed(term, documents) > 0)) return undefined;
  const runs = runsOf(term.parts, documents);
  const hasClaim = runs.some(({ isBound }) => isBound);
  const rules = { keepsTyped: found > 0, keepsFoods: hasClaim };
  const corrected = correct(term, askedOf(term), documents, rules);
  if (corrected !== undefined) return { term: corrected, leftOut: [] };
  const wider = leaveOutRuns(term, runs, documents);
  if (found === 0) return wider ?? leaveOutRuns(term, singly(term.parts), documents) ?? { term, leftOut: [] };
  if (hasClaim || wider === undefined) return wider;
  const kept = keptOf(wider.term).length;
  const isNamed = countNamed(wider.term, documents) > 0;
  const mostNamed = Math.max(
    ...documents
      .filter(term.matches)
      .map((scanned) => askedOf(term).filter((at) => isInName(term.parts[at] as TermPart, scanned)).length),
  );
  return isNamed && kept > 1 && kept >= askedOf(term).length - 1 && kept > mostNamed ? wider : undefined;
}

function leaveOutRuns(
  term: ParsedTerm,
  runs: readonly Run[],
  documents: readonly ScannedDocument[],
): WiderTerm | undefined {
  const divide = ({ parts, without }: ParsedTerm) => termOf(divideRuns(parts, runs), without);
  const joined = termOf(runs.map(joinRun), term.without);
  const wider = leaveOut(joined, documents);
  if (wider.term === joined) return undefined;
  return { ...wider, term: inNames(divide(wider.term), documents) };
}

/** The same with the kept words in the name alone, where a document has two or more of them there. */
function inNames(term: ParsedTerm, documents: readonly ScannedDocument[]): ParsedTerm {
  if (keptOf(term).length < 2 || countNamed(term, documents) === 0) return term;
  return withParts(term, (part) => (part.isLeftOut ? part : { ...part, words: part.words.map(namedAlone) }));
}

/** Of the first eight words about the package those that a name has with the kept ones are taken back; the others are offered. */
function putPackageBack(
  { term, leftOut }: WiderTerm,
  asked: ParsedTerm,
  documents: readonly ScannedDocument[],
): WiderTerm {
  const parts = term.parts.map((part, at) => {
    const typed = asked.parts[at] as TermPart;
    return part.words.length === 0 && typed.words.length > 0 ? { ...typed, isLeftOut: true } : part;
  });
  const runs = runsOf(parts, documents);
  const divide = (joined: ParsedTerm) => termOf(divideRuns(joined.parts, runs), term.without);
  const withPart = (others: ParsedTerm, at: number) =>
    withParts(others, (part, i) => (i === at ? { ...part, isLeftOut: false } : part));
  let kept = termOf(runs.map(joinRun), term.without);
  const left = kept.parts.flatMap((part, at) => (part.isLeftOut && isOfPackage(part) ? [at] : []));
  for (const [tried, at] of left.entries()) {
    const more = withPart(kept, at);
    if (tried < 8 && countNamed(more, documents) > 0) kept = more;
  }
  const out = left.flatMap((at) => (kept.parts[at]?.isLeftOut ? [typedOf(kept, at)] : []));
  return { term: divide(kept), leftOut: [...leftOut, ...out] };
}

const typedOf = ({ parts }: ParsedTerm, at: number) => parts[at]?.typed ?? '';

const withParts = ({ parts, without }: ParsedTerm, change: (part: TermPart, at: number) => TermPart) =>
  termOf(parts.map(change), without);

const askedOf = ({ parts }: ParsedTerm) => parts.flatMap(({ words }, at) => (words.length > 0 ? [at] : []));

const keptOf = (term: ParsedTerm) => askedOf(term).filter((at) => !term.parts[at]?.isLeftOut);

function leaveOut(term: ParsedTerm, documents: readonly ScannedDocument[]): WiderTerm {
  const asked = askedOf(term);
  const isRequired = term.parts.some((part) => part.isRequired);
  const inNames = isRequired ? 0 : mostWords(term, asked, documents, isInName);
  const most = keepMost(term, asked, documents, inNames > 1 ? isInName : isIn);
  const widest = keepFood(term, asked, most, documents);
  const leftOut = asked.filter((at) => widest.parts[at]?.isLeftOut);
  return { term: widest, leftOut: leftOut.map((at) => typedOf(term, at)) };
}

/** Some food stays where the term has any: of its last four with the most words, and of as many the last. */
function keepFood(
  term: ParsedTerm,
  asked: readonly number[],
  most: ParsedTerm,
  documents: readonly ScannedDocument[],
): ParsedTerm {
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
  { keepsTyped, keepsFoods }: CorrectionRules,
): ParsedTerm | undefined {
  if (asked.length > 6) return undefined;
  const single = asked.flatMap((at) => {
    const part = parts[at] as TermPart;
    if (part.isRequired || (keepsFoods && isFood(part))) return [];
    return listSimilar(part.typed, documents)
      .slice(0, 12)
      .map(({ term, distance }, rank) => {
        const similar = wordOfStem(term, term, false);
        const words = keepsTyped ? part.words.map((word) => eitherOf([word, similar])) : [similar];
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
