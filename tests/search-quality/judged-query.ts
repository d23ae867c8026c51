import { readFileSync } from 'node:fs';
import { parseRule, type Rule } from './grade-rule.ts';

/** Kinds of queries, by what makes them hard. */
export const QUERY_CLASSES = {
  known: 'known item',
  category: 'category word',
  brand: 'brand and word',
  number: 'singular or plural',
  synonym: 'synonym or abbreviation',
  typo: 'typo',
  extra: 'one word too many',
  prefix: 'prefix while typing',
  code: 'partial code',
  intent: 'several intents',
  kitchen: 'as kitchens order',
} as const;
export type QueryClass = keyof typeof QUERY_CLASSES;

/** 3: what the buyer means. 2: would do. 1: related, and not what is meant. 0: wrong. */
export type Grade = 0 | 1 | 2 | 3;

/** The rules of one grade's products; a product has the highest grade that a rule of it gives. */
export interface GradeRule {
  readonly grade: Grade;
  readonly rule: Rule;
}

/** A query and how good an answer each product is to it; any other product is wrong. */
export interface JudgedQuery {
  readonly queryClass: QueryClass;
  readonly term: string;
  /** The highest grade first. */
  readonly grades: readonly GradeRule[];
}

/** Over the demo catalogue; over real products; over these again, written once the engine answered the others well. */
export type JudgedSet = 'demo' | 'real' | 'later';

export function readJudgedQueries(set: JudgedSet): JudgedQuery[] {
  const path = new URL(`./${set}.tsv`, import.meta.url);
  const [, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map(readLine);
}

function isQueryClass(name: string): name is QueryClass {
  return Object.hasOwn(QUERY_CLASSES, name);
}

function readLine(line: string): JudgedQuery {
  const [queryClass = '', term = '', ...rules] = line.split('\t');
  if (!isQueryClass(queryClass)) throw new Error(`Not a class of queries: ${queryClass}`);
  const grades = ([3, 2, 1] as const).flatMap((grade, column) => {
    const rule = parseRule(rules[column] ?? '');
    return rule.length === 0 ? [] : [{ grade, rule }];
  });
  return { queryClass, term, grades };
}
