import type { Page } from '@playwright/test';

/**
 * The lists that a browser keeps for times without a network, as the page that is open last saw them, each with its number of
 * items: what an earlier page saw is not told, as this one may not keep changes yet.
 */
export const keptItems = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(async () => {
    const cache = await caches.open('larder-lists-1');
    const kept: Record<string, number> = {};
    for (const response of await cache.matchAll()) {
      const { key, data, seenAt = 0 } = await response.json();
      if (seenAt >= performance.timeOrigin) kept[String(key[2])] = (data.items ?? data.groups ?? []).length;
    }
    return kept;
  });
