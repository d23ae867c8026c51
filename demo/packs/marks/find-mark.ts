import { hash } from '../svg.ts';
import { DISH_WORDS } from './dish-words.ts';
import { FAMILIES } from './families.ts';
import { FOOD_WORDS } from './food-words.ts';
import type { MarkDrawing } from './mark.ts';
import { MARKS } from './marks.ts';

const WORDS = [...DISH_WORDS, ...FOOD_WORDS];

export type MarkQuery = {
  readonly name: string;
  readonly variety?: string;
  readonly family_title: string;
  readonly gtin?: string;
};

/** Chosen by the words of the variety and the name, else by the family. */
export function findMark({ name, variety = '', family_title, gtin = '' }: MarkQuery): MarkDrawing {
  const byWord = (text: string) => WORDS.find(([words]) => words.test(text.toLowerCase()))?.[1];
  const family = FAMILIES[family_title] ?? ['assortment'];
  const found = byWord(name) ?? byWord(variety) ?? family[hash(gtin) % family.length] ?? family[0];
  return MARKS[found];
}

/** The family's own mark, for a product without a picture. */
export const familyMark = (family_title: string): MarkDrawing =>
  MARKS[FAMILIES[family_title]?.[0] ?? 'assortment'];
