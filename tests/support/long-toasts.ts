import type { BrowserContext } from '@playwright/test';

/** Toasts stay ten times as long: a busy machine may take seconds until it presses what is on one. */
export const lengthenToasts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const [begin, shown] = [globalThis.setTimeout, [3_000, 5_000]];
    const longer = (work: () => void, ms = 0, ...given: []) =>
      begin(work, shown.includes(ms) ? 10 * ms : ms, ...given);
    Object.assign(globalThis, { setTimeout: longer });
  });
