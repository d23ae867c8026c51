import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { firstDayOf, type StandardKey } from '#contract/standards.ts';
import { call } from '#web/lib/call.ts';
import { unwrap } from '#web/lib/call-error.ts';
import { type DayAndPlaces, dayAndPlacesOf, useDayAndPlaces } from './day-and-places.ts';
import type { JudgedSearch } from './judged-search.ts';
import { myStandards, readStandards } from './my-standards.ts';
import { type ShownAnswer, shownAnswers } from './shown-answers.ts';

/** More would push out what stands on every card. */
const MOST_SHOWN = 3;

/** What the given standards and the ingredient laws say of a page of products, in one call. */
export function answersQuery(gtins: readonly string[], asked: DayAndPlaces, mine: readonly StandardKey[]) {
  const standard = begunBy(asked.day, mine);
  return queryOptions({
    queryKey: ['answers', 'many', gtins, asked, standard],
    queryFn: async ({ signal }) => {
      const query = { gtin: [...gtins], standard, ...asked };
      const { day, products } = unwrap(await call('GET /api/products/answers', { query, signal }));
      // Without a standard the call answers for all of them.
      const wanted = products.map((each) => (standard.length === 0 ? { ...each, standards: [] } : each));
      return { day, products: wanted };
    },
    enabled: gtins.length > 0,
  });
}

/** A day before a standard begins is refused. */
const begunBy = (day: string | undefined, mine: readonly StandardKey[]) =>
  mine.filter((key) => day === undefined || firstDayOf(key) <= day);

/** What a call for a whole list asks by. */
export type AskedAnswers = DayAndPlaces & { readonly standard: StandardKey[] };

/** The day and places of the address, else of the browser, and the browser's standards. */
export function useAskedAnswers(): AskedAnswers {
  const asked = useDayAndPlaces();
  const mine = useShownStandards();
  return { ...asked, standard: begunBy(asked.day, mine) };
}

export type AnswersByGtin = ReadonlyMap<string, readonly ShownAnswer[]>;

const NONE: AnswersByGtin = new Map();

/**
 * What the chosen standards, and the laws of an address, say of the products of a list; empty while it is not known.
 * @param laws said of every product even where no day and no places are chosen
 */
export function useAnswers(gtins: readonly string[], search: JudgedSearch, laws?: 'always'): AnswersByGtin {
  const asked = dayAndPlacesOf(search);
  const mine = useShownStandards();
  const { data } = useQuery({ ...answersQuery(gtins, asked, mine), placeholderData: keepPreviousData });
  const isWhole = laws === 'always' || Object.keys(asked).length > 0;
  return useMemo(() => {
    if (data === undefined) return NONE;
    return new Map(data.products.map((each) => [each.gtin, shownAnswers(each, mine, isWhole)]));
  }, [data, mine, isWhole]);
}

/** The standards that lists show, the first of the chosen ones. */
export function useShownStandards(): readonly StandardKey[] {
  const chosen = myStandards.useList();
  return useMemo(() => readStandards(chosen).slice(0, MOST_SHOWN), [chosen]);
}

export const gtinsOf = (products: readonly { readonly gtin: string }[] = []) =>
  products.map(({ gtin }) => gtin);
