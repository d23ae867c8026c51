import { fail, ok } from '#contract/result.ts';
import { scorecardsContract as contract } from '#contract/scorecards.schema.ts';
import type { Deps } from '#server/deps.ts';
import type { Route } from '#server/http/route.ts';
import { t } from '#server/language/speech.ts';
import { listLineProducts } from '../orders/line-products.queries.ts';
import { judgeLines, scoreLines } from '../orders/orders.service.ts';
import { listCases } from '../orders/swaps/case-sizes.queries.ts';
import { deleteLink, findLink, findShared, insertLink } from './links.queries.ts';
import { checkOwner, readList } from './read-list.ts';

const GONE = t`This link no longer leads to a scorecard.`;

/** Scorecards of all lists, and the links that share them. */
export function scorecardRoutes(route: Route, deps: Pick<Deps, 'db' | 'pool' | 'keys' | 'clock'>): void {
  const { db, keys, clock } = deps;
  route(contract.shared, async ({ params, query, http }) => {
    // It may be withdrawn at any moment, and no machine is to list it.
    http.reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    const shared = await findShared(db, params.token);
    const list = shared && (await readList(deps, shared.userId, shared.list));
    if (!shared || !list?.ok) return fail('not_found', GONE);
    const { origin, lines } = list.value;
    const scorecard = await scoreLines(deps, origin, lines, query);
    return ok({ kind: shared.list.kind, scorecard });
  });
  route(contract.get, async ({ user, params, query }) => {
    const list = await readList(deps, user.id, params.of);
    if (!list.ok) return list;
    const { name, origin, lines } = list.value;
    return ok({ name, scorecard: await scoreLines(deps, origin, lines, query) });
  });
  route(contract.lines, async ({ user, params, query }) => {
    const list = await readList(deps, user.id, params.of);
    if (!list.ok) return list;
    const { name, origin, lines, notes } = list.value;
    const { products: judged, day, answers } = await judgeLines(deps, lines, query);
    const products = await listLineProducts(db, lines, day);
    const gtins = products.map(({ gtin }) => gtin);
    const cases = await listCases(db, gtins);
    return ok({ name, origin, lines: [...lines], notes: [...notes], products, judged, day, answers, cases });
  });
  route(contract.link, async ({ user, params }) => {
    const owner = await checkOwner(deps, user.id, params.of);
    return owner.ok ? ok({ link: await findLink(db, keys, user.id, params.of) }) : owner;
  });
  route(contract.share, async ({ user, params }) => {
    const owner = await checkOwner(deps, user.id, params.of);
    if (!owner.ok) return owner;
    await insertLink(db, keys, user.id, params.of, clock());
    return ok({ link: await findLink(db, keys, user.id, params.of) });
  });
  route(contract.unshare, async ({ user, params }) => {
    const owner = await checkOwner(deps, user.id, params.of);
    if (!owner.ok) return owner;
    await deleteLink(db, user.id, params.of);
    return ok({ link: null });
  });
}
