import { discountImpact } from '../embedded/query/rank-matches.ts';
import { readCode } from '../embedded/query/read-code.ts';
import { NAME_IMPACT } from '../embedded/text/document-words.ts';
import { editDistance, maxEdits } from '../embedded/text/edit-distance.ts';
import { type QueryWord, splitQuery } from '../embedded/text/query-words.ts';
import { stemWord } from '../embedded/text/stem-word.ts';
import { isStopWord } from '../embedded/text/stop-words.ts';
import type { FindAlternatives } from '../words/find-alternatives.ts';
import type { ScannedDocument } from './scanned-document.ts';

/** A search term as parsed by the rules, given the documents. */
export interface ParsedTerm {
  readonly parts: readonly TermPart[];
  readonly isCorrected: boolean;
  matches(scanned: ScannedDocument): boolean;
}

/** A word of the term as typed. */
export interface TermPart {
  readonly typed: string;
  /** All of them must be in a document; empty for a word that is not asked for. */
  readonly words: readonly ParsedWord[];
  /** As read: several where words were run together. */
  readonly stems: readonly string[];
  readonly isCorrected: boolean;
  readonly isLeftOut: boolean;
  readonly isLast: boolean;
}

export interface ParsedWord {
  /** The best impact of the word in the document; 0 where it is not in it. */
  impactIn(scanned: ScannedDocument): number;
}

const EVERYTHING: ParsedTerm = { parts: [], isCorrected: false, matches: () => true };
const NOTHING: ParsedTerm = { parts: [], isCorrected: false, matches: () => false };

export function parseTerm(
  term: string,
  documents: readonly ScannedDocument[],
  findAlternatives: FindAlternatives,
): ParsedTerm {
  if (term.trim() === '') return EVERYTHING;
  const code = readCode(term);
  if (code !== undefined) return parseCode(code, term, documents);
  const parts = parseParts(splitQuery(term), documents, findAlternatives);
  return parts.some(({ words }) => words.length > 0) ? termOf(parts) : NOTHING;
}

export function termOf(parts: readonly TermPart[]): ParsedTerm {
  const kept = parts.filter(({ isLeftOut }) => !isLeftOut);
  return {
    parts,
    isCorrected: kept.some(({ isCorrected }) => isCorrected),
    matches: (scanned) => kept.every((part) => isIn(part, scanned)),
  };
}

export function isIn({ words }: Pick<TermPart, 'words'>, scanned: ScannedDocument): boolean {
  return words.every((word) => word.impactIn(scanned) > 0);
}

function parseParts(
  words: readonly QueryWord[],
  documents: readonly ScannedDocument[],
  findAlternatives: FindAlternatives,
): TermPart[] {
  const runs = findAlternatives(words);
  return words.map((word, at) => {
    const others = runs
      .filter(({ start, length }) => start <= at && at < start + length)
      .flatMap(({ alternatives }) => alternatives.map(wordOfPhrase))
      .filter((other) => exists(other, documents))
      .slice(0, 8);
    const unasked = { words: [], stems: [word.stem], isCorrected: false };
    const reading = word.isAsked ? parseWord(word, others, documents) : unasked;
    return {
      ...(reading ?? unasked),
      typed: word.text,
      isLeftOut: reading === undefined,
      isLast: word.isLast,
    };
  });
}

function parseCode(
  { gtins, digits }: NonNullable<ReturnType<typeof readCode>>,
  term: string,
  documents: readonly ScannedDocument[],
): ParsedTerm {
  const isWhole = ({ document }: ScannedDocument) => gtins.includes(Number(document.gtin));
  if (documents.some(isWhole)) return { parts: [], isCorrected: false, matches: isWhole };
  const all = digits.length < 6 ? splitQuery(term).map(({ text, isLast }) => wordOf(text, isLast)) : [];
  const words = all.every((word) => exists(word, documents)) ? all : [];
  const hasWords = (scanned: ScannedDocument) =>
    words.length > 0 && words.every((w) => w.impactIn(scanned) > 0);
  const part = { typed: digits, words, stems: [digits], isCorrected: false, isLeftOut: false, isLast: true };
  return {
    parts: [part],
    isCorrected: false,
    matches: (scanned) => scanned.document.gtin.includes(digits) || hasWords(scanned),
  };
}

function wordOf(text: string, asPrefix: boolean): ParsedWord {
  return wordOfStem(text, stemWord(text), asPrefix);
}

/** Several words must all be in the name or brand; the last one's impact counts. */
function wordOfPhrase(phrase: readonly string[]): ParsedWord {
  if (phrase.length === 1) return wordOf(phrase[0] ?? '', false);
  const stems = phrase.map(stemWord);
  return {
    impactIn({ impacts }) {
      const each = stems.map((stem) => impacts.get(stem) ?? 0);
      return each.every((impact) => impact >= NAME_IMPACT) ? (each.at(-1) ?? 0) : 0;
    },
  };
}

/** Any of them, the later ones for less. */
export function eitherOf([first, ...others]: readonly ParsedWord[]): ParsedWord {
  return {
    impactIn(scanned) {
      const discounted = others.map((word) => discountImpact(word.impactIn(scanned)));
      return Math.max(first?.impactIn(scanned) ?? 0, ...discounted);
    },
  };
}

export function wordOfStem(text: string, stem: string, asPrefix: boolean): ParsedWord {
  return {
    impactIn({ impacts }) {
      let best = impacts.get(stem) ?? 0;
      if (!asPrefix) return best;
      for (const [term, impact] of impacts) {
        if (term !== stem && term.startsWith(text)) best = Math.max(best, discountImpact(impact));
      }
      return best;
    },
  };
}

function exists(word: ParsedWord, documents: readonly ScannedDocument[]): boolean {
  return documents.some((scanned) => word.impactIn(scanned) > 0);
}

interface Reading {
  readonly words: readonly ParsedWord[];
  readonly stems: readonly string[];
  readonly isCorrected: boolean;
}

function parseWord(
  { text, isLast }: QueryWord,
  others: readonly ParsedWord[],
  documents: readonly ScannedDocument[],
): Reading | undefined {
  if (others.length > 0) {
    const typed = wordOf(text, isLast);
    const readings = exists(typed, documents) ? [typed, ...others] : others;
    return { words: [eitherOf(readings)], stems: [stemWord(text)], isCorrected: false };
  }
  for (const asPrefix of isLast ? [true] : [false, true]) {
    const word = wordOf(text, asPrefix);
    if (exists(word, documents)) return correctSpelling(text, word, asPrefix, documents);
  }
  const [similar] = listSimilar(text, documents);
  if (similar !== undefined)
    return {
      words: [wordOfStem(similar.term, similar.term, isLast)],
      stems: [similar.term],
      isCorrected: true,
    };
  const parts = splitRunTogether(text, documents);
  return (
    parts && {
      words: [wordOf(parts[0], false), wordOf(parts[1], isLast)],
      stems: parts.map(stemWord),
      isCorrected: true,
    }
  );
}

/**
 * A word of at least 5 letters that occurs at most 100 times is also read as a similar one that is 50 times as frequent;
 * one that occurs at most 10 times, as one 10 times as frequent.
 */
function correctSpelling(
  text: string,
  word: ParsedWord,
  asPrefix: boolean,
  documents: readonly ScannedDocument[],
): Reading {
  const stem = stemWord(text);
  const isMeant = (term: string) => term === stem || (asPrefix && term.startsWith(text));
  const occurrences = documents.flatMap(({ impacts }) => [...impacts.keys()]).filter(isMeant).length;
  const similar = occurrences > 100 || stem.length < 5 ? undefined : listSimilar(text, documents)[0];
  if (
    similar === undefined ||
    similar.term[0] !== stem[0] ||
    similar.count < occurrences * (occurrences <= 10 ? 10 : 50)
  ) {
    return { words: [word], stems: [stem], isCorrected: false };
  }
  const other = wordOfStem(similar.term, similar.term, asPrefix);
  return { words: [eitherOf([word, other])], stems: [similar.term], isCorrected: true };
}

/** Similar other terms, the most similar first. */
export function listSimilar(
  text: string,
  documents: readonly ScannedDocument[],
): { term: string; count: number; distance: number }[] {
  const errors = /\d/.test(text) ? 0 : maxEdits(text.length);
  const stem = stemWord(text);
  const counts = new Map<string, number>();
  for (const { impacts } of documents) {
    for (const term of impacts.keys()) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const candidates = [...counts]
    .filter(([term]) => term.length >= 3 && !/\d/.test(term))
    .map(([term, count]) => ({ term, count, distance: editDistance(term, stem, errors) }))
    .filter(({ distance }) => distance > 0 && distance <= errors);
  const sharesFirst = (term: string) => Number(term[0] === stem[0]);
  candidates.sort(
    (a, b) =>
      a.distance - b.distance ||
      sharesFirst(b.term) - sharesFirst(a.term) ||
      b.count - a.count ||
      (a.term < b.term ? -1 : 1),
  );
  return candidates;
}

function splitRunTogether(text: string, documents: readonly ScannedDocument[]): [string, string] | undefined {
  const cuts = Array.from({ length: Math.max(0, text.length - 5) }, (_, i) => i + 3);
  cuts.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2));
  for (const cut of cuts) {
    const parts: [string, string] = [text.slice(0, cut), text.slice(cut)];
    if (parts.every((part) => !isStopWord(part) && exists(wordOf(part, false), documents))) return parts;
  }
  return undefined;
}
