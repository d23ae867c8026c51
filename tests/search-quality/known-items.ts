import type { Facts } from './judge.ts';
import { foldWords, singular } from './words.ts';

/** What a person who looks for one product he knows types of its name. */
export const KNOWN_ITEM_KINDS = {
  whole: 'whole name',
  order: 'words in any order',
  beginning: 'beginning, to the middle of the last word',
  letter: 'one letter wrong',
  missing: 'one word left out',
} as const;
export type KnownItemKind = keyof typeof KNOWN_ITEM_KINDS;
export const KNOWN_ITEM_KIND_NAMES = Object.keys(KNOWN_ITEM_KINDS) as KnownItemKind[];

export interface KnownItem {
  readonly name: string;
  /** Different words of the name, without those that only join others. */
  readonly wordCount: number;
  readonly terms: Readonly<Record<KnownItemKind, string>>;
}

/** With fewer words left a name stands for a kind of food, and not for one product. */
const MIN_WORDS = 3;
/** A misspelt or unfinished word has at least so many letters: fewer are another word with each letter changed. */
const MIN_LETTERS = 4;
/** A name of more products is of a kind of food. */
const MAX_TWINS = 3;

/** What joins words, in the languages of the names. */
const JOINING = new Set(
  'a an by for from in n of on or the to with au aux avec d de des du en et l la le les'.split(' '),
);

/** The different words of a name in order of the alphabet: of names that a person takes for one, they are the same. */
export function nameKey(name: string): string {
  const words = foldWords(name).filter((word) => !JOINING.has(word));
  return [...new Set(words.map(singular))].sort().join(' ');
}

/** Different products drawn from those with names of their own, each with a term of every kind. */
export function drawKnownItems(products: readonly Facts[], count: number, random: () => number): KnownItem[] {
  const twins = Map.groupBy(products, ({ name }) => nameKey(name));
  const names = [...twins].flatMap(([key, [product, ...others]]) =>
    product !== undefined && others.length < MAX_TWINS && isTelling(key, product.name)
      ? [{ name: product.name, wordCount: countWords(key) }]
      : [],
  );
  names.sort((a, b) => (a.name < b.name ? -1 : 1));
  return shuffle(names, random)
    .slice(0, count)
    .map((item) => ({ ...item, terms: termsOf(item.name, random) }));
}

const countWords = (key: string) => key.split(' ').length;

function isTelling(key: string, name: string): boolean {
  return countWords(key) >= MIN_WORDS && wordsOf(name).some(isLong);
}

const isLong = (word: string) => word.length >= MIN_LETTERS && /^[a-z]+$/.test(word);

function termsOf(name: string, random: () => number): KnownItem['terms'] {
  const words = wordsOf(name);
  const long = words.flatMap((word, i) => (isLong(word) ? [i] : []));
  const wrong = pick(long, random);
  const content = words.flatMap((word, i) => (JOINING.has(word) ? [] : [i]));
  const missing = pick(content, random);
  const last = words.at(-1) ?? '';
  return {
    whole: name,
    order: shuffle(words, random).join(' '),
    beginning: [...words.slice(0, -1), last.slice(0, Math.ceil(last.length / 2))].join(' '),
    letter: words.map((word, i) => (i === wrong ? misspell(word, random) : word)).join(' '),
    missing: words.filter((_, i) => i !== missing).join(' '),
  };
}

/** As a person types them: without the signs between them. */
function wordsOf(name: string): string[] {
  return name.toLowerCase().match(/[\p{L}\p{N}%]+(?:[.'’&-][\p{L}\p{N}%]+)*/gu) ?? [];
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Drops, doubles, replaces or swaps a letter after the first. */
function misspell(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 1));
  const [before, letter = '', after] = [word.slice(0, at), word[at], word.slice(at + 1)];
  const others = LETTERS.filter((other) => other !== letter);
  const misspelt = pick(
    [
      before + after,
      before + letter + letter + after,
      before + pick(others, random) + after,
      before.slice(0, -1) + letter + before.slice(-1) + after,
    ],
    random,
  );
  return misspelt === word ? misspell(word, random) : misspelt;
}

function pick<T>(values: readonly T[], random: () => number): T {
  return values[Math.floor(random() * values.length)] as T;
}

function shuffle<T>(values: readonly T[], random: () => number): T[] {
  const left = [...values];
  return values.map(() => left.splice(Math.floor(random() * left.length), 1)[0] as T);
}
