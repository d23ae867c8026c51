import { readCode } from '../embedded/query/read-code.ts';
import { readTermParts } from '../embedded/query/term-parts.ts';
import { editDistance, maxEdits } from '../embedded/text/edit-distance.ts';
import { type QueryWord, splitQuery } from '../embedded/text/query-words.ts';
import { stemWord } from '../embedded/text/stem-word.ts';
import { isStopWord } from '../embedded/text/stop-words.ts';
import type { FindAlternatives } from '../words/find-alternatives.ts';
import { isFoodWord } from '../words/word-lists.ts';
import { listNamesOfAll, listOtherNames, listTradeNames } from './scan-other-names.ts';
import { listSimilar, spellingsOf } from './scan-similar.ts';
import { eitherOf, exists, type ParsedWord, wordOf, wordOfPhrase, wordOfStem } from './scan-word.ts';
import type { ScannedDocument } from './scanned-document.ts';

/** A search term as parsed by the rules, given the documents. */
export interface ParsedTerm {
  readonly parts: readonly TermPart[];
  /** Documents must have none of them. */
  readonly without: readonly TermPart[];
  readonly isCorrected: boolean;
  /** Digits of a GTIN, which no product is close to. */
  readonly isCode?: boolean;
  matches(scanned: ScannedDocument): boolean;
}

interface Reading {
  /** All of them must be in a document; empty for a word that is not asked for. */
  readonly words: readonly ParsedWord[];
  /** As read: several where words were run together. */
  readonly stems: readonly string[];
  readonly isCorrected: boolean;
}

/** A word of the term as typed. */
export interface TermPart extends Reading {
  readonly typed: string;
  readonly isLeftOut: boolean;
  readonly isRequired: boolean;
  readonly isLast: boolean;
  /** Other names, each of one word or several. */
  readonly otherNames?: readonly (readonly string[])[];
}

const EVERYTHING: ParsedTerm = { parts: [], without: [], isCorrected: false, matches: () => true };
const NOTHING: ParsedTerm = { parts: [], without: [], isCorrected: false, matches: () => false };

export function parseTerm(
  term: string,
  documents: readonly ScannedDocument[],
  findAlternatives: FindAlternatives,
): ParsedTerm {
  if (term.trim() === '') return EVERYTHING;
  const code = readCode(term);
  if (code !== undefined) return parseCode(code, term, documents);
  const signed = readTermParts(term);
  const plain = signed.filter(({ kind }) => kind === 'words').map(({ text }) => text);
  const words = parseParts(splitQuery(plain.join(' ')), documents, findAlternatives);
  const parts = signed.flatMap(({ kind, text }) => {
    if (kind === 'words') return words.splice(0, splitQuery(text).length);
    return kind === 'phrase' && splitQuery(text).length > 0 ? [quotedPart(text)] : [];
  });
  const without = signed
    .filter(({ kind, text }) => kind === 'without' && splitQuery(text).length > 0)
    .map(({ text }) => quotedPart(text, listNamesOfAll(splitQuery(text), findAlternatives)));
  const isAnything = parts.length === 0 && without.length > 0;
  return isAnything || parts.some((part) => part.words.length > 0) ? termOf(parts, without) : NOTHING;
}

/** The same term without what has all of the other's words, where each of these is in some document. */
export function exceptFor(asked: ParsedTerm, other: ParsedTerm): ParsedTerm {
  const words = other.parts.flatMap((part) => part.words);
  if (words.length === 0 || other.parts.some(({ isLeftOut }) => isLeftOut)) return asked;
  const whole = { ...(other.parts[0] as TermPart), words };
  const isWords = asked.parts.length > 0 || asked.without.length > 0;
  if (isWords && asked.isCode !== true) return termOf(asked.parts, [...asked.without, whole]);
  return asked === EVERYTHING ? termOf([], [whole]) : asked;
}

export function quotedPart(text: string, names: readonly (readonly string[])[] = []): TermPart {
  const words = splitQuery(text);
  return {
    typed: words.map((word) => word.text).join(' '),
    words: [eitherOf([words.map((word) => word.text), ...names].map(wordOfPhrase))],
    stems: words.map(({ stem }) => stem),
    isCorrected: false,
    isLeftOut: false,
    isRequired: true,
    isLast: false,
  };
}

export function termOf(parts: readonly TermPart[], without: readonly TermPart[]): ParsedTerm {
  const kept = parts.filter(({ isLeftOut }) => !isLeftOut);
  return {
    parts,
    without,
    isCorrected: kept.some(({ isCorrected }) => isCorrected),
    matches: (scanned) =>
      kept.every((part) => isIn(part, scanned)) && !without.some((part) => isIn(part, scanned)),
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
  const otherNames = listOtherNames(words, documents, findAlternatives);
  const readings = words.map((word, at) =>
    word.isAsked
      ? parseWord(word, (otherNames[at] ?? []).map(wordOfPhrase), documents)
      : { words: [], stems: [word.stem], isCorrected: false },
  );
  // As if the words had been typed without their errors.
  const meant = words.map((word, at) => {
    const { stems: [stem = ''] = [], isCorrected = false, words: parts = [] } = readings[at] ?? {};
    return isCorrected && parts.length === 1 ? { ...word, text: stem, stem } : word;
  });
  const isAnyMeant = meant.some((word, at) => word !== words[at]);
  const meantNames = isAnyMeant ? listTradeNames(meant, documents, findAlternatives) : [];
  return words.map((word, at) => {
    const typedNames = word.isAsked ? (otherNames[at] ?? []) : [];
    const { words: parts = [], stems = [word.stem], isCorrected = false } = readings[at] ?? {};
    const isWidened = typedNames.length === 0 && parts.length === 1;
    const names = isWidened ? (meantNames[at] ?? []).slice(0, 8) : typedNames;
    return {
      words: isWidened && names.length > 0 ? [eitherOf([...parts, ...names.map(wordOfPhrase)])] : parts,
      stems,
      isCorrected,
      typed: word.text,
      isLeftOut: readings[at] === undefined,
      isRequired: false,
      isLast: word.isLast,
      otherNames: names,
    };
  });
}

function parseCode(
  { gtins, digits }: NonNullable<ReturnType<typeof readCode>>,
  term: string,
  documents: readonly ScannedDocument[],
): ParsedTerm {
  const isWhole = ({ document }: ScannedDocument) => gtins.includes(Number(document.gtin));
  if (documents.some(isWhole)) return { parts: [], without: [], isCorrected: false, matches: isWhole };
  const all = digits.length < 6 ? splitQuery(term).map(({ text, isLast }) => wordOf(text, isLast)) : [];
  const words = all.every((word) => exists(word, documents)) ? all : [];
  const hasWords = (scanned: ScannedDocument) =>
    words.length > 0 && words.every((w) => w.impactIn(scanned) > 0);
  const part = {
    typed: digits,
    words,
    stems: [digits],
    isCorrected: false,
    isLeftOut: false,
    isRequired: false,
    isLast: true,
  };
  return {
    parts: [part],
    without: [],
    isCorrected: false,
    isCode: true,
    matches: (scanned) => scanned.document.gtin.includes(digits) || hasWords(scanned),
  };
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
    if (!exists(word, documents)) continue;
    const stem = stemWord(text);
    const isMeant = (term: string) => term === stem || (asPrefix && term.startsWith(text));
    const occurrences = documents.flatMap(({ impacts }) => [...impacts.keys()]).filter(isMeant).length;
    const typed = { words: [word], stems: [stem], isCorrected: false };
    return correctSpelling(text, text, typed, occurrences, asPrefix, documents);
  }
  const [similar] = isFoodWord(text) ? [] : listSimilar(text, documents);
  if (similar !== undefined) {
    const { term, count } = similar;
    const read = { words: [wordOfStem(term, term, isLast)], stems: [term], isCorrected: true };
    return correctSpelling(text, term, read, count, isLast, documents);
  }
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
 * A word of at least 5 letters, typed or similar to a typed one, that occurs at most 100 times is also read as a similar
 * word that is 50 times as frequent; where it occurs at most 10 times, as a word 10 times as frequent.
 */
function correctSpelling(
  typed: string,
  text: string,
  read: Reading,
  occurrences: number,
  asPrefix: boolean,
  documents: readonly ScannedDocument[],
): Reading {
  const [stem = ''] = read.stems;
  const isSuspect = occurrences <= 100 && stem.length >= 5 && !isFoodWord(text);
  const similar = isSuspect ? listSimilar(text, documents)[0] : undefined;
  if (
    similar === undefined ||
    similar.term[0] !== stem[0] ||
    !isNear(typed, similar.term) ||
    similar.count < occurrences * (occurrences <= 10 ? 10 : 50)
  ) {
    return read;
  }
  const other = wordOfStem(similar.term, similar.term, asPrefix);
  return { words: [eitherOf([...read.words, other])], stems: [similar.term], isCorrected: true };
}

function isNear(typed: string, term: string): boolean {
  const limit = maxEdits(typed.length) + 1;
  return spellingsOf(typed).some((spelling) => editDistance(spelling, term, limit) <= limit);
}

function splitRunTogether(text: string, documents: readonly ScannedDocument[]): [string, string] | undefined {
  if (text.length > 40) return undefined;
  const cuts = Array.from({ length: Math.max(0, text.length - 5) }, (_, i) => i + 3);
  cuts.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2));
  for (const cut of cuts) {
    const parts: [string, string] = [text.slice(0, cut), text.slice(cut)];
    if (parts.every((part) => !isStopWord(part) && exists(wordOf(part, false), documents))) return parts;
  }
  return undefined;
}
