import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type AnyStandardKey, isFurther, type RuleKey } from '#contract/all-standards.ts';
import { begunBy, lawsBegunBy } from '#contract/first-days.ts';
import { isLaw, type LawKey } from '#contract/law-titles.ts';
import type { StandardKey } from '#contract/standards.ts';
import { call } from '#web/lib/call.ts';
import { unwrap } from '#web/lib/call-error.ts';
import { type DayAndPlaces, dayAndPlacesOf, useDayAndPlaces } from './day-and-places.ts';
import type { JudgedSearch } from './judged-search.ts';
import { myStandards, standardsInLists } from './my-standards.ts';
import { type ShownAnswer, shownAnswers } from './shown-answers.ts';

/** What lists ask of products: chosen laws, further standards that have begun, all laws together where they are shown. */
export interface Asked {
  readonly on: DayAndPlaces;
  readonly standards: readonly StandardKey[];
  readonly laws: readonly LawKey[];
  readonly hasLaws: boolean;
}

/** The state of a list, as far as it says what is asked of its products. */
export type AskedSearch = JudgedSearch & { readonly ingredient_laws?: string | undefined };

/**
 * All laws together are shown where places are chosen, or where they filter the list: all states' laws together would mark most
 * candy for what one state forbids in its schools.
 */
export function askedBy(search: AskedSearch, shown: readonly RuleKey[]): Asked {
  const on = dayAndPlacesOf(search);
  return {
    on,
    standards: begunBy(on.day, shown.filter(isFurther)),
    laws: shown.filter(isLaw),
    hasLaws: lawsBegunBy(on.day) && (on.place !== undefined || search.ingredient_laws !== undefined),
  };
}

/** What the standards and the ingredient laws say of a page of products, in one call; none where nothing is asked. */
export function answersQuery(
  gtins: readonly string[],
  {
    on,
    standards,
    laws,
    hasLaws,
  }: Omit<Asked, 'standards'> & { readonly standards: readonly AnyStandardKey[] },
) {
  return queryOptions({
    queryKey: ['answers', 'many', gtins, on, standards, laws],
    queryFn: async ({ signal }) => {
      const query = { gtin: [...gtins], standard: [...standards], law: [...laws], ...on };
      const { day, products } = unwrap(await call('GET /api/products/answers', { query, signal }));
      const say = laws.length > 0 ? (await import('./said-laws.ts')).saidLaws : () => [];
      const wanted = products.map((each) => ({
        ...each,
        // Without a standard the call answers for all of them.
        standards: standards.length === 0 ? [] : each.standards,
        laws: say(each.laws),
      }));
      return { day, products: wanted };
    },
    enabled: gtins.length > 0 && (standards.length > 0 || laws.length > 0 || hasLaws),
  });
}

/** What a call for a whole list asks by. */
export type AskedAnswers = DayAndPlaces & { readonly standard: StandardKey[]; readonly law: LawKey[] };

/** The day and places of the address, else of the browser, and the browser's further standards and laws. */
export function useAskedAnswers(): AskedAnswers {
  const asked = useDayAndPlaces();
  const shown = useShownStandards();
  return { ...asked, standard: shown.filter(isFurther), law: shown.filter(isLaw) };
}

export type AnswersByGtin = ReadonlyMap<string, readonly ShownAnswer[]>;

const NONE: AnswersByGtin = new Map();

/** What the chosen further standards and laws, and the laws of an address, say of the products of a list; empty until it is known. */
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

/** The standards and laws that lists show, in order: standards that have begun by the day. */
export function useShownStandards(): readonly RuleKey[] {
  const chosen = myStandards.useList();
  const { day } = useDayAndPlaces();
  return useMemo(() => begunBy(day, standardsInLists(chosen)), [chosen, day]);
}

export const gtinsOf = (products: readonly { readonly gtin: string }[] = []) =>
  products.map(({ gtin }) => gtin);
