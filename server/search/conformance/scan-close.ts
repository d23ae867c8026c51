import { brandKey, NAME_IMPACT } from '../embedded/text/document-words.ts';
import { splitQuery } from '../embedded/text/query-words.ts';
import type { SearchQuery } from '../engine.ts';
import { boundLength } from '../words/bound-words.ts';
import { isPackageWord } from '../words/word-lists.ts';
import { passesFilters } from './scan-filters.ts';
import { isFood } from './scan-keeping.ts';
import { isIn, type ParsedTerm, quotedPart } from './scan-term.ts';
import { eitherOf, wordOf, wordOfPhrase } from './scan-word.ts';
import type { ScannedDocument } from './scanned-document.ts';

export interface ScannedClose {
  readonly gtins: readonly string[];
  /** The typed words that some of them lack, by position in the term. */
  readonly without: readonly number[];
}

/** The documents that fill a page after those with all of the words, the first of which is `first`, by the rules; null where there are none. */
export function scanClose(
  documents: readonly ScannedDocument[],
  query: SearchQuery,
  term: ParsedTerm,
  first: ScannedDocument | undefined,
): ScannedClose | null {
  if (!query.close || query.sort !== 'relevance' || query.offset !== 0 || term.isCode) return null;
  const ofTerm = term.parts.flatMap((part, at) =>
    part.isLeftOut && isPackageWord(part.typed)
      ? []
      : part.words.map((word) => ({ at, part, word, isRequired: part.isRequired })),
  );
  if (ofTerm.length === 0) return null;
  const otherNames = ofTerm.length > 1 ? [] : term.parts.flatMap((part) => part.otherNames ?? []);
  const phrases = otherNames.filter(({ length }) => length > 1);
  const closer = [...new Set(phrases.flat()), ...query.closeBy]
    .filter((text) => splitQuery(text).length > 0)
    .map((text) => quotedPart(text))
    .flatMap((part) => part.words.map((word) => ({ at: null, part, word, isRequired: false })));
  const required = query.closeRequires.flatMap(statedWords);
  const asked = [...required, ...ofTerm, ...closer].slice(0, 16);
  const passing = documents.filter(({ document }) => passesFilters(document, query));
  const total = passing.filter(term.matches).length;
  if (total >= query.limit || asked.length < 2) return null;
  const allowed = passing.filter((scanned) => !term.without.some((part) => isIn(part, scanned)));
  const named = (scanned: ScannedDocument) =>
    asked.map(({ word }) => {
      const impact = word.impactIn(scanned);
      return impact >= NAME_IMPACT ? impact : 0;
    });
  const rows = allowed.map((scanned) => ({ scanned, impacts: named(scanned) }));
  const rarities = asked.map((_, i) => {
    const count = rows.filter(({ impacts }) => impacts[i] !== 0).length;
    return Math.max(1, Math.round(8 * Math.log2((passing.length + 1) / (count + 1))));
  });
  const brands = new Set(documents.map(({ document: { brand } }) => brand && brandKey(brand)));
  const weights = shareWithinRuns(
    asked.map(({ part }, i) => ({
      typed: part.typed,
      rarity: isFood(part) ? Math.round((rarities[i] as number) * 1.25) : (rarities[i] as number),
    })),
    (key) => brands.has(key),
  );
  const category = first?.document.category ?? undefined;
  const bonusOf = ({ document }: ScannedDocument) =>
    category !== undefined && document.category === category ? NAME_IMPACT * Math.max(...weights) : 0;
  const close = rows
    .filter(({ scanned }) => !term.matches(scanned))
    .filter(({ impacts }) => impacts.some(Boolean))
    .filter(({ impacts }) => asked.every(({ isRequired }, i) => !isRequired || impacts[i] !== 0))
    .map(({ scanned, impacts }) => ({
      scanned,
      impacts,
      score: impacts.reduce((sum, impact, i) => sum + impact * (weights[i] as number), bonusOf(scanned)),
    }))
    .sort(
      (a, b) =>
        b.score - a.score ||
        b.scanned.document.popularity - a.scanned.document.popularity ||
        (a.scanned.document.gtin < b.scanned.document.gtin ? -1 : 1),
    )
    .slice(0, query.limit - total);
  if (close.length === 0) return null;
  const lacked = asked.flatMap(({ at }, i) =>
    at !== null && close.some(({ impacts }) => impacts[i] === 0) ? [at] : [],
  );
  return {
    gtins: close.map(({ scanned }) => scanned.document.gtin),
    without: [...new Set(lacked)],
  };
}

/** A phrase, or its words as one. */
function statedWords(text: string) {
  const words = splitQuery(text).map((word) => word.text);
  if (words.length === 0) return [];
  const word = eitherOf([wordOfPhrase(words), wordOf(words.join(''), false)]);
  return [{ at: null, part: quotedPart(text), word, isRequired: true }];
}

interface WeighedWord {
  readonly typed: string;
  readonly rarity: number;
}

/** From the left the longest run of two to four words that is a brand counts as one word, as does a claim. */
function shareWithinRuns(words: readonly WeighedWord[], isBrand: (key: string) => boolean): number[] {
  const [first, ...others] = words;
  if (first === undefined) return [];
  const ofBrand = [4, 3, 2].find((count) => {
    const run = words.slice(0, count);
    return run.length === count && isBrand(run.map(({ typed }) => typed).join(' '));
  });
  const length = Math.max(ofBrand ?? 1, boundLength(words.map(({ typed }) => typed)));
  if (length === 1) return [first.rarity, ...shareWithinRuns(others, isBrand)];
  const shares = words.slice(0, length).map(({ rarity }) => Math.max(1, Math.round(rarity / length)));
  return [...shares, ...shareWithinRuns(words.slice(length), isBrand)];
}
