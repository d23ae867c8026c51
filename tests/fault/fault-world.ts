import { writeTradeItems } from '#server/catalogue/store/write-trade-items.ts';
import { openStore, type Store } from '#server/db/open-db.ts';
import { issueAccessToken } from '#server/features/auth/access-token.ts';
import { keyRing } from '#server/keys/secret-keys.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';

export const SECRET_KEY = 'a key for tests of what goes wrong, only'.replaceAll(',', ' and');
export const PEOPLE = 6;
export const PRODUCTS = 30;

const personId = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Joins the store of a server with some people and products in it; a token of each person. */
export async function openFaultWorld(dataDir: string): Promise<{ store: Store; tokens: readonly string[] }> {
  const store = await openStore({ databaseUrl: undefined, dataDir, log: silentLog });
  const at = new Date();
  for (let n = 0; n < PEOPLE; n++) {
    const email = `person${n}@example.com`;
    const row = {
      id: personId(n),
      email,
      email_key: email,
      auth_provider: 'email' as const,
      is_verified: true,
    };
    await store.db
      .insertInto('users')
      .values({ ...row, created_at: at, updated_at: at })
      .execute();
  }
  await writeTradeItems(store.pool, 'demo', itemsFrom(0, PRODUCTS), at);
  const keys = keyRing(SECRET_KEY);
  const token = (n: number) => issueAccessToken(keys, personId(n), personId(n), at);
  return { store, tokens: await Promise.all(Array.from({ length: PEOPLE }, (_, n) => token(n))) };
}

/** Products numbered from `first` on, which a search for "oat" finds. */
export function itemsFrom(first: number, count: number) {
  return Array.from({ length: count }, (_, n) =>
    tradeItem({
      gtin: demoGtin(first + n),
      name: `Oat bar ${first + n}`,
      product_type: 'BASE_UNIT_OR_EACH',
    }),
  );
}
