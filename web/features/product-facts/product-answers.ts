import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type AnyStandardKey, isGuideline } from '#contract/all-standards.ts';
import { begunBy } from '#contract/first-days.ts';
import type { StandardKey } from '#contract/standards.ts';
import { call } from '#web/lib/call.ts';
import { unwrap } from '#web/lib/call-error.ts';
import { type DayAndPlaces, dayAndPlacesOf, useDayAndPlaces } from './day-and-places.ts';
import type { JudgedSearch } from './judged-search.ts';
import { myStandards, standardsInLists } from './my-standards.ts';
import { type ShownAnswer, shownAnswers } from './shown-answers.ts';

/** What lists ask of products: further standards that have begun, the laws where they are shown. */
export interface Asked {
  readonly on: DayAndPlaces;
  readonly standards: readonly StandardKey[];
  readonly hasLaws: boolean;
}

/** The state of a list, as far as it says what is asked of its products. */
export type AskedSearch = JudgedSearch & { readonly ingredient_laws?: string | undefined };

/**
 * Laws are shown where places are chosen, or where they filter the list: all states' laws together would mark most
 * candy for what one state forbids in its schools.
 */
export function askedBy(search: AskedSearch, shown: readonly AnyStandardKey[]): Asked {
  const on = dayAndPlacesOf(search);
  const further = shown.filter((key) => !isGuideline(key));
  return {
    on,
    standards: begunBy(on.day, further),
    hasLaws: on.place !== undefined || search.ingredient_laws !== undefined,
  };
}

/** What the standards and the ingredient laws say of a page of products, in one call; none where nothing is asked. */
export function answersQuery(
  gtins: readonly string[],
  { on, standards, hasLaws }: Omit<Asked, 'standards'> & { readonly standards: readonly AnyStandardKey[] },
) {
  return queryOptions({
    queryKey: ['answers', 'many', gtins, on, standards],
    queryFn: async ({ signal }) => {
      const query = { gtin: [...gtins], standard: [...standards], ...on };
      const { day, products } = unwrap(await call('GET /api/products/answers', { query, signal }));
      // Without a standard the call answers for all of them.
      const wanted = products.map((each) => (standards.length === 0 ? { ...each, standards: [] } : each));
      return { day, products: wanted };
    },
    enabled: gtins.length > 0 && (standards.length > 0 || hasLaws),
  });
}

/** What a call for a whole list asks by. */
export type AskedAnswers = DayAndPlaces & { readonly standard: StandardKey[] };

/** The day and places of the address, else of the browser, and the browser's further standards. */
export function useAskedAnswers(): AskedAnswers {
  const asked = useDayAndPlaces();
  const further = useShownStandards().filter((key) => !isGuideline(key));
  return { ...asked, standard: begunBy(asked.day, further) };
}

export type AnswersByGtin = ReadonlyMap<string, readonly ShownAnswer[]>;

const NONE: AnswersByGtin = new Map();

/** What the chosen further standards, and the laws of an address, say of the products of a list; empty until it is known. */
export function useAnswers(gtins: readonly string[], search: AskedSearch): AnswersByGtin {
  const shown = useShownStandards();
  const asked = askedBy(search, shown);
  const { data } = useQuery({ ...answersQuery(gtins, asked), placeholderData: keepPreviousData });
  const { hasLaws } = asked;
  return useMemo(() => {
    if (data === undefined) return NONE;
    return new Map(data.products.map((each) => [each.gtin, shownAnswers(each, shown, hasLaws)]));
  }, [data, shown, hasLaws]);
}

/** The standards that lists show, in order: those that have begun by the day. */
export function useShownStandards(): readonly AnyStandardKey[] {
  const chosen = myStandards.useList();
  const { day } = useDayAndPlaces();
  return useMemo(() => begunBy(day, standardsInLists(chosen)), [chosen, day]);
}

export const gtinsOf = (products: readonly { readonly gtin: string }[] = []) =>
  products.map(({ gtin }) => gtin);
