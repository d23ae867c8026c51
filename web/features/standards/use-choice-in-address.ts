import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import {
  type DayAndPlaces,
  dayAndPlacesOf,
  useMyDayAndPlaces,
} from '#web/features/product-facts/day-and-places.ts';
import { type JudgedSearch, parseJudgedSearch, saysDay } from '#web/features/product-facts/judged-search.ts';

/**
 * Puts the browser's day, places and channels into an address that names none, so that its link shows the same to all;
 * an address that followed the choice follows its change. An address that names others keeps them: it is a link.
 */
export function useChoiceInAddress(): void {
  const search = useSearch({ strict: false }) as Readonly<Record<string, unknown>>;
  const changeAddress = useChangeAddress();
  const mine = useMyDayAndPlaces();
  const text = JSON.stringify(mine);
  const before = useRef(text);
  const follow = useEffectEvent(() => {
    const here = JSON.stringify(dayAndPlacesOf(parseJudgedSearch(search)));
    const follows = !saysDay(search) || here === before.current;
    before.current = text;
    if (follows && here !== text) changeAddress(mine);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when either changes
  useEffect(follow, [text, search]);
}

/** Writes a day, places and channels into the address of the page. */
export function useChangeAddress(): (to: DayAndPlaces) => void {
  const navigate = useNavigate();
  return (to) => {
    const search = (now: object) => ({ ...now, ...NONE, ...to });
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: false, state: true });
  };
}

const NONE: Required<JudgedSearch> = { day: undefined, place: undefined, channel: undefined };
