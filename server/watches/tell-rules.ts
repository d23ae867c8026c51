import type { RuleBook } from '#contract/rule-changes.ts';
import { lockCatalogue } from '#server/catalogue/store/catalogue-transaction.queries.ts';
import type { Db } from '#server/db/schema.ts';
import { changesOfRule, type RuleBookOn } from './rule-book.ts';
import { forgetToldRule, keepToldRule, listToldRules } from './rule-changes.queries.ts';

/**
 * Records what has changed of the rule books since the last time, and keeps how they are now. Without `books` it is what
 * the day brought: by what the store keeps, so that a server that still runs older rules does not bring those back.
 */
export async function tellRules(db: Db, now: Date, books?: readonly RuleBook[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // In the order of all changes, and one process at a time.
    await lockCatalogue(trx);
    const kept = await listToldRules(trx);
    const before = new Map(kept.map((each) => [each.book.key, each]));
    // Never back: what has begun was told.
    const day = [now.toISOString().slice(0, 10), ...kept.map((each) => each.day)].sort().at(-1) as string;
    const after = new Map((books ?? kept.map(({ book }) => book)).map((book) => [book.key, { book, day }]));
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      const [old, next] = [before.get(key), after.get(key)];
      // The first look of a store has nothing to compare with.
      const changes = kept.length === 0 ? [] : changesOfRule(old, next);
      const { title, place } = ((next ?? old) as RuleBookOn).book;
      if (changes.length > 0)
        await trx
          .insertInto('rule_changes')
          .values({ key, title, place, changed_at: now, changes: JSON.stringify(changes) })
          .execute();
      await (next === undefined ? forgetToldRule(trx, key) : keepToldRule(trx, next));
    }
  });
}
