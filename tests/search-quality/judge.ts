import type { Condition, Field, Phrase, Rule } from './grade-rule.ts';
import type { Grade, JudgedQuery } from './judged-query.ts';
import { foldWords, singular } from './words.ts';

/** A product's facts as rules read them. */
export type Facts = Readonly<Record<Field, string>>;

/** Grades products by the rules of queries, without any search engine. */
export interface Judge {
  /** The grades of all products that are not wrong, by GTIN. */
  gradesOf(query: JudgedQuery): ReadonlyMap<string, Grade>;
}

export function openJudge(products: readonly Facts[]): Judge {
  const words = listNameWords(products);
  const matching = (rule: Rule) =>
    rule.flatMap((conditions) =>
      candidatesOf(conditions, words, products).filter((product) =>
        conditions.every((condition) => holds(condition, product)),
      ),
    );
  return {
    gradesOf({ grades }) {
      const graded = new Map<string, Grade>();
      for (const { grade, rule } of grades) {
        for (const { gtin } of matching(rule)) if (!graded.has(gtin)) graded.set(gtin, grade);
      }
      return graded;
    },
  };
}

type NameWords = ReadonlyMap<string, readonly Facts[]>;

/** The products by each word of their names. */
function listNameWords(products: readonly Facts[]): NameWords {
  const words = new Map<string, Facts[]>();
  for (const product of products) {
    for (const word of new Set(foldWords(product.name).map(singular))) {
      const others = words.get(word);
      if (others === undefined) words.set(word, [product]);
      else others.push(product);
    }
  }
  return words;
}

/** The products that may fulfil the conditions: those with a word of the name condition that has the fewest. */
function candidatesOf(
  conditions: readonly Condition[],
  words: NameWords,
  products: readonly Facts[],
): readonly Facts[] {
  let fewest = products;
  for (const { field, isNot, phrases } of conditions) {
    if (field !== 'name' || isNot || phrases.some(({ isPrefix }) => isPrefix)) continue;
    const having = phrases.map((phrase) => words.get(phrase.words[0] as string) ?? []);
    if (having.reduce((sum, some) => sum + some.length, 0) < fewest.length)
      fewest = [...new Set(having.flat())];
  }
  return fewest;
}

function holds({ field, isNot, phrases }: Condition, product: Facts): boolean {
  const value = product[field];
  if (field === 'gtin') return phrases.some(({ words: [digits = ''] }) => value.includes(digits)) !== isNot;
  const folded = foldWords(value);
  const has = phrases.some((phrase) => hasPhrase(folded, phrase));
  return has !== isNot;
}

function hasPhrase(value: readonly string[], { words, isPrefix, isWhole }: Phrase): boolean {
  if (isWhole && value.length !== words.length) return false;
  const isHere = (at: number) =>
    words.every((word, i) => {
      const here = value[at + i] ?? '';
      return isPrefix && i === words.length - 1 ? here.startsWith(word) : singular(here) === word;
    });
  return value.some((_, at) => at + words.length <= value.length && isHere(at));
}
