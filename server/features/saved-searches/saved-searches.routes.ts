import { v7 as uuidv7 } from 'uuid';
import { productsContract } from '#contract/products.schema.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { savedSearchesContract as contract, type SavedSearch } from '#contract/saved-searches.schema.ts';
import { deleteOwn } from '#server/db/own-rows.queries.ts';
import type { Deps } from '#server/deps.ts';
import { queryReader } from '#server/http/read-query-string.ts';
import type { Route } from '#server/http/route.ts';
import { t } from '#server/language/speech.ts';
import {
  insertSavedSearch,
  isNameTaken,
  listSavedSearches,
  renameSavedSearch,
} from './saved-searches.queries.ts';

type List = { searches: SavedSearch[] };

const TAKEN = t`You have a saved search of that name. Choose another name.`;
const NOT_FOUND = t`Saved search not found`;

export function savedSearchRoutes(route: Route, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  const present = async (userId: string): Promise<Result<List>> => {
    const rows = await listSavedSearches(db, userId);
    return ok({
      searches: rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() })),
    });
  };
  route(contract.list, ({ user }) => present(user.id));
  route(contract.create, async ({ user, body }) => {
    const query = checkQuery(body.query);
    if (!query.ok) return query;
    const row = { id: uuidv7(), user_id: user.id, ...body, created_at: clock() };
    return (await insertSavedSearch(db, row)) ? present(user.id) : refuseName();
  });
  route(contract.rename, async ({ user, params, body }) => {
    if (await isNameTaken(db, user.id, body.name, params.id)) return refuseName();
    const isDone = await renameSavedSearch(db, user.id, params.id, body.name);
    return isDone ? present(user.id) : fail('not_found', NOT_FOUND);
  });
  route(contract.delete, async ({ user, params }) => {
    const isDone = await deleteOwn(db, 'saved_searches', user.id, params.id);
    return isDone ? present(user.id) : fail('not_found', NOT_FOUND);
  });
}

const refuseName = () => fail('conflict', TAKEN, { errors: [{ path: 'name', message: TAKEN }] });

const readQuery = queryReader(productsContract.list);

/** Whether a query string is one that `GET /api/products` answers. */
function checkQuery(text: string): Result<void> {
  const read = readQuery(text);
  if (read.ok) return ok(undefined);
  const { detail } = read.failure;
  return fail('invalid', t`The search cannot be saved: ${detail}`, {
    errors: [{ path: 'query', message: detail }],
  });
}
