import {
  LAW_CHANNEL_KEYS,
  LAW_DAYS,
  LAW_PLACE_KEYS,
  type LawChannel,
  type LawPlace,
} from '#contract/ingredient-laws.ts';
import { browserList } from '#web/lib/browser-list.ts';

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

/** As calls take them. */
export function useDayAndPlaces(): DayAndPlaces {
  const [day] = myDay.useList();
  const place = readPlaces(myPlaces.useList());
  const channel = readChannels(myChannels.useList());
  return {
    ...(day !== undefined && { day }),
    ...(place.length > 0 && { place }),
    ...(channel.length > 0 && { channel }),
  };
}

/** The one day given, where laws and standards answer for it. */
export function readDay([day]: readonly unknown[]): readonly string[] {
  if (typeof day !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(day)) return [];
  const isReal = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true;
  return isReal && day >= LAW_DAYS.from && day <= LAW_DAYS.to ? [day] : [];
}

export function readPlaces(values: readonly unknown[]): LawPlace[] {
  return LAW_PLACE_KEYS.filter((place) => values.includes(place));
}

export function readChannels(values: readonly unknown[]): LawChannel[] {
  return LAW_CHANNEL_KEYS.filter((channel) => values.includes(channel));
}
