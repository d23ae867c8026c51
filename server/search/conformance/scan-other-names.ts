import type { QueryWord } from '../embedded/text/query-words.ts';
import type { FindAlternatives } from '../words/find-alternatives.ts';
import { exists, wordOf, wordOfPhrase } from './scan-word.ts';
import type { ScannedDocument } from './scanned-document.ts';

/** For each word its other names, by trade words; and it with the word before or after it as one, where five documents have that. */
export function listOtherNames(
  words: readonly QueryWord[],
  documents: readonly ScannedDocument[],
  findAlternatives: FindAlternatives,
): (readonly string[])[][] {
  const joined = words.map((word, at) => joinWithNext(word, words[at + 1], documents));
  return listTradeNames(words, documents, findAlternatives).map((names, at) =>
    [...names, ...joined.slice(Math.max(0, at - 1), at + 1).flat()].slice(0, 8),
  );
}

/** For each word its other names by trade words. */
export function listTradeNames(
  words: readonly QueryWord[],
  documents: readonly ScannedDocument[],
  findAlternatives: FindAlternatives,
): (readonly string[])[][] {
  const runs = findAlternatives(words);
  return words.map((_, at) =>
    runs
      .filter(({ start, length }) => start <= at && at < start + length)
      .flatMap(({ alternatives }) => alternatives)
      .filter((other) => exists(wordOfPhrase(other), documents)),
  );
}

/** The other names of all words together. */
export function listNamesOfAll(
  words: readonly QueryWord[],
  findAlternatives: FindAlternatives,
): (readonly string[])[] {
  return findAlternatives(words)
    .filter(({ length }) => length === words.length)
    .flatMap(({ alternatives }) => alternatives);
}

function joinWithNext(
  word: QueryWord,
  next: QueryWord | undefined,
  documents: readonly ScannedDocument[],
): string[][] {
  if (next === undefined) return [];
  const isPart = ({ text, isAsked }: QueryWord) =>
    isAsked && text.length >= 3 && !/\d/.test(text) && exists(wordOf(text, false), documents);
  const joined = word.text + next.text;
  const count = documents.filter((scanned) => wordOf(joined, false).impactIn(scanned) > 0).length;
  return isPart(word) && isPart(next) && count >= 5 ? [[joined]] : [];
}
