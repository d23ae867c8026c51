import { useSearch } from '@tanstack/react-router';
import { JUDGED_DAYS } from '#contract/first-days.ts';
import {
  LAW_CHANNEL_KEYS,
  LAW_PLACE_KEYS,
  type LawChannel,
  type LawPlace,
} from '#contract/ingredient-laws.ts';
import { browserList } from '#web/lib/browser-list.ts';
import { type JudgedSearch, parseJudgedSearch, saysDay } from './judged-search.ts';

/** The day that this browser judges by; empty: today. */
export const myDay = browserList('larder.day', readDay);
/** The places whose ingredient laws count; empty: all. */
export const myPlaces = browserList('larder.places', readPlaces);
/** The channels for which they count; empty: all. */
export const myChannels = browserList('larder.channels', readChannels);

export interface DayAndPlaces {
  readonly day?: string;
  readonly place?: LawPlace[];
  readonly channel?: LawChannel[];
}

/** As calls take them: those of the address, else those that this browser chose. */
export function useDayAndPlaces(): DayAndPlaces {
  const search = useSearch({ strict: false }) as Readonly<Record<string, unknown>>;
  const mine = useMyDayAndPlaces();
  return saysDay(search) ? dayAndPlacesOf(parseJudgedSearch(search)) : mine;
}

/** Those of an address that exist. */
export function dayAndPlacesOf({ day, place = [], channel = [] }: JudgedSearch): DayAndPlaces {
  const [known] = readDay([day]);
  const places = readPlaces(place);
  const channels = readChannels(channel);
  return {
    ...(known !== undefined && { day: known }),
    ...(places.length > 0 && { place: places }),
    ...(channels.length > 0 && { channel: channels }),
  };
}

/** Those that this browser chose. */
export function useMyDayAndPlaces(): DayAndPlaces {
  const [day] = myDay.useList();
  return dayAndPlacesOf({ day, place: myPlaces.useList(), channel: myChannels.useList() });
}

/** The one day given, where laws and standards answer for it. */
export function readDay([day]: readonly unknown[]): readonly string[] {
  if (typeof day !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(day)) return [];
  const isReal = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true;
  return isReal && day >= JUDGED_DAYS.from && day <= JUDGED_DAYS.to ? [day] : [];
}

export function readPlaces(values: readonly unknown[]): LawPlace[] {
  return LAW_PLACE_KEYS.filter((place) => values.includes(place));
}

export function readChannels(values: readonly unknown[]): LawChannel[] {
  return LAW_CHANNEL_KEYS.filter((channel) => values.includes(channel));
}
