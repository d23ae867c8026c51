import { fail, ok } from '#contract/result.ts';
import { watchesContract as contract } from '#contract/watches.schema.ts';
import { deleteOwn } from '#server/db/own-rows.queries.ts';
import type { Route } from '#server/http/route.ts';
import { t } from '#server/language/speech.ts';
import { ensureSettings, setMail, setSeen, unsubscribe } from '#server/watches/settings.queries.ts';
import {
  beginWatch,
  presentChanges,
  presentProduct,
  presentWatches,
  type WatchDeps,
} from './watches.service.ts';

export function watchRoutes(route: Route, deps: WatchDeps): void {
  const { db, clock } = deps;
  route(contract.list, ({ user }) => presentWatches(deps, user.id));
  route(contract.create, async ({ user, body }) => {
    const begun = await beginWatch(deps, user.id, body);
    return begun.ok ? presentWatches(deps, user.id) : begun;
  });
  route(contract.delete, async ({ user, params }) => {
    const isDone = await deleteOwn(db, 'watches', user.id, params.id);
    return isDone ? presentWatches(deps, user.id) : fail('not_found', t`You do not watch this.`);
  });
  route(contract.changes, async ({ user }) => ok(await presentChanges(deps, user.id)));
  route(contract.product, async ({ user, params }) => ok(await presentProduct(deps, user.id, params.gtin)));
  route(contract.seen, async ({ user, body }) => {
    await setSeen(db, user.id, body.latest);
    return ok(body);
  });
  route(contract.mail, async ({ user, body }) => {
    await ensureSettings(db, user.id, clock());
    await setMail(db, user.id, body.is_on, clock());
    return presentWatches(deps, user.id);
  });
  route(contract.unsubscribe, async ({ params }) => {
    await unsubscribe(db, params.token);
    return ok({ is_on: false as const });
  });
}
