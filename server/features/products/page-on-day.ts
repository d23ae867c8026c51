import { bodiesOnDay } from '#server/catalogue/product/verdicts-on-day.ts';
import type { Db } from '#server/db/schema.ts';
import type { SearchPage } from '#server/search/engine.ts';

/** A page whose products have the verdicts of the versions in force on a day (YYYY-MM-DD). */
export async function pageOnDay(db: Db, page: SearchPage, day: string): Promise<SearchPage> {
  const close = page.close && { ...page.close, bodies: await bodiesOnDay(db, page.close.bodies, day) };
  return { ...page, bodies: await bodiesOnDay(db, page.bodies, day), close };
}
