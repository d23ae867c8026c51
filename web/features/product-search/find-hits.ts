import { listWords, stemOf } from '#contract/text-words.ts';

/** What a list was searched by, as texts are compared with it. */
export interface SearchedWords {
  readonly stems: ReadonlySet<string>;
  /** Last words, which may be incomplete: they also find what begins with them. */
  readonly beginnings: readonly string[];
}

export interface TextPart {
  readonly text: string;
  readonly isHit: boolean;
}

/** Of a search with other words they say nothing, and almost every name has one. */
const SMALL_WORDS = new Set('a an and by for from in n of on or the to with'.split(' '));

/** @param terms the term as typed, and as it was corrected: a misspelt word is searched for both ways */
export function searchedWords(terms: readonly string[]): SearchedWords {
  const stems = new Set<string>();
  const beginnings: string[] = [];
  for (const term of terms) {
    const words = listWords(term).map(({ text }) => text);
    const content = words.filter((word) => !SMALL_WORDS.has(word));
    for (const word of content) stems.add(stemOf(word));
    beginnings.push(...content.slice(-1));
  }
  return { stems, beginnings };
}

/** Neighbours are one hit; a comma divides them. */
const BETWEEN_NEIGHBOURS = /^[\s&-]*$/;

/** The text in parts, to show which of its words were searched for. The parts joined are the text. */
export function splitHits(text: string, { stems, beginnings }: SearchedWords): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const add = (to: number, isHit: boolean) => {
    if (to > end) parts.push({ text: text.slice(end, to), isHit });
    end = to;
  };
  for (const word of listWords(text)) {
    if (!stems.has(stemOf(word.text)) && !beginnings.some((start) => word.text.startsWith(start))) continue;
    if (parts.at(-1)?.isHit && BETWEEN_NEIGHBOURS.test(text.slice(end, word.start))) {
      end -= parts.pop()?.text.length ?? 0;
    } else add(word.start, false);
    add(word.end, true);
  }
  add(text.length, false);
  return parts;
}
