import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/** How long a pointer rests on what it is about to press, and how long a press of a hand lasts, in ms. */
const REST_MS = 100;
const PRESS_MS = 80;

interface Noted {
  fcp: number;
  lcp: number;
  shifts: { at: number; value: number }[];
  /** The longest event of each interaction. */
  interactions: Record<number, number>;
}
declare global {
  var noted: Noted;
}

/** Notes from the very beginning of each page that is opened in `page`. */
export async function probe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.noted = { fcp: 0, lcp: 0, shifts: [], interactions: {} };
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
        ...(type === 'event' && { durationThreshold: 16 }),
      } as PerformanceObserverInit);
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') noted.fcp = startTime;
    });
    watch('largest-contentful-paint', ({ startTime }) => {
      noted.lcp = startTime;
    });
    watch('layout-shift', (entry) => {
      const { hadRecentInput, value, startTime } = entry as PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
      };
      if (!hadRecentInput) noted.shifts.push({ at: startTime, value });
    });
    watch('event', (entry) => {
      const { interactionId: id } = entry as PerformanceEntry & { interactionId: number };
      if (id > 0) noted.interactions[id] = Math.max(noted.interactions[id] ?? 0, entry.duration);
    });
  });
}

/** What the browser itself noted of a page, in ms; CLS as it is defined, the greatest burst of shifts. */
export interface Vitals {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
}

export async function readVitals(page: Page): Promise<Vitals> {
  const { fcp, lcp, shifts } = await page.evaluate(() => noted);
  return { fcp, lcp, cls: greatestBurst(shifts) };
}

/** Bursts end after a second without a shift, or after five: https://web.dev/articles/cls */
function greatestBurst(shifts: readonly { readonly at: number; readonly value: number }[]): number {
  let greatest = 0;
  let burst = { from: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY, sum: 0 };
  for (const { at, value } of shifts) {
    const goesOn = at - burst.last < 1000 && at - burst.from < 5000;
    burst = goesOn ? { ...burst, last: at, sum: burst.sum + value } : { from: at, last: at, sum: value };
    greatest = Math.max(greatest, burst.sum);
  }
  return greatest;
}

/** Presses as a hand does: what follows the pointer's coming is over by then, and a press and its release are two events. */
export async function press(target: Locator): Promise<void> {
  await target.hover();
  await pause(REST_MS);
  await target.click({ delay: PRESS_MS });
}

/** Does something and answers the time from its slowest press or letter to the next frame: ms, below 16 counts as 16. */
export async function slowestInteraction(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    noted.interactions = {};
  });
  await act();
  // Entries of events are handed out some frames after the event.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const durations = await page.evaluate(() => Object.values(noted.interactions));
  return Math.max(16, ...durations);
}
