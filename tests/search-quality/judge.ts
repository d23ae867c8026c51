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
  const readers = products.map(readerOf);
  const byWord = indexNames(readers);
  const matching = (rule: Rule) =>
    rule.flatMap((conditions) =>
      candidatesOf(conditions, byWord, readers).filter((product) =>
        conditions.every((condition) => holds(condition, product)),
      ),
    );
  return {
    gradesOf({ grades }) {
      const graded = new Map<string, Grade>();
      for (const { grade, rule } of grades) {
        for (const { facts } of matching(rule)) if (!graded.has(facts.gtin)) graded.set(facts.gtin, grade);
      }
      return graded;
    },
  };
}

/** Words as they stand and in the singular. */
interface Words {
  readonly written: readonly string[];
  readonly singular: readonly string[];
}

interface Reader {
  readonly facts: Facts;
  readonly name: Words;
}

const readerOf = (facts: Facts): Reader => ({ facts, name: readWords(facts.name) });

function readWords(text: string): Words {
  const written = foldWords(text);
  return { written, singular: written.map(singular) };
}

type ByWord = ReadonlyMap<string, readonly Reader[]>;

/** The products by each word of their names. */
function indexNames(readers: readonly Reader[]): ByWord {
  const byWord = new Map<string, Reader[]>();
  for (const reader of readers) {
    for (const word of new Set(reader.name.singular)) {
      const others = byWord.get(word);
      if (others === undefined) byWord.set(word, [reader]);
      else others.push(reader);
    }
  }
  return byWord;
}

/** The products that may fulfil the conditions: those with a word of the name condition that has the fewest. */
function candidatesOf(
  conditions: readonly Condition[],
  byWord: ByWord,
  readers: readonly Reader[],
): readonly Reader[] {
  let fewest = readers;
  for (const { field, isNot, phrases } of conditions) {
    if (field !== 'name' || isNot || phrases.some(({ isPrefix }) => isPrefix)) continue;
    const having = phrases.map((phrase) => byWord.get(phrase.words[0] as string) ?? []);
    if (having.reduce((sum, some) => sum + some.length, 0) < fewest.length)
      fewest = [...new Set(having.flat())];
  }
  return fewest;
}

function holds({ field, isNot, phrases }: Condition, { facts, name }: Reader): boolean {
  if (field === 'gtin')
    return phrases.some(({ words: [digits = ''] }) => facts.gtin.includes(digits)) !== isNot;
  const words = field === 'name' ? name : readWords(facts[field]);
  return phrases.some((phrase) => hasPhrase(words, phrase)) !== isNot;
}

function hasPhrase({ written, singular }: Words, { words, isPrefix, isWhole }: Phrase): boolean {
  if (isWhole && written.length !== words.length) return false;
  const isHere = (at: number) =>
    words.every((word, i) =>
      isPrefix && i === words.length - 1 ? written[at + i]?.startsWith(word) : singular[at + i] === word,
    );
  return written.some((_, at) => isHere(at));
}
