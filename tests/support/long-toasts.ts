import type { BrowserContext } from '@playwright/test';

/**
 * Toasts stay ten times as long: a busy machine may take seconds until it presses what is on one. The offline worker, which
 * is registered after as long as a toast is shown, comes in its own time.
 */
export const lengthenToasts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const [begin, shown] = [globalThis.setTimeout, [3_000, 5_000]];
    const isToast = (work: () => void, ms: number) =>
      shown.includes(ms) && !String(work).includes('serviceWorker');
    const longer = (work: () => void, ms = 0, ...given: []) =>
      begin(work, isToast(work, ms) ? 10 * ms : ms, ...given);
    Object.assign(globalThis, { setTimeout: longer });
  });
