import { lawListContract } from '#contract/ingredient-laws.schema.ts';
import { ok } from '#contract/result.ts';
import { productStandardsContract, standardsContract } from '#contract/standards.schema.ts';
import type { Deps } from '#server/deps.ts';
import type { Route } from '#server/http/route.ts';
import { judgeProductStandards, listLaws, listStandards } from './standards.service.ts';

export function standardRoutes(route: Route, deps: Pick<Deps, 'db' | 'search' | 'clock'>): void {
  const today = () => deps.clock().toISOString().slice(0, 10);
  route(standardsContract.list, async ({ query }) => {
    const day = query.day ?? today();
    return ok({ day, standards: await listStandards(deps, day) });
  });
  route(lawListContract.list, ({ query }) => ok(listLaws(query.day ?? today())));
  route(productStandardsContract.judge, ({ params, query }) =>
    judgeProductStandards(deps, params.gtin, query.day ?? today(), query.standard),
  );
}
