import { ok } from '#contract/result.ts';
import { productStandardsContract, standardsContract } from '#contract/standards.schema.ts';
import type { Deps } from '#server/deps.ts';
import type { Route } from '#server/http/route.ts';
import { judgeProductStandards, listStandards } from './standards.service.ts';

export function standardRoutes(route: Route, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(standardsContract.list, () => ok({ standards: listStandards() }));
  route(productStandardsContract.judge, ({ params, query }) => {
    const day = query.day ?? deps.clock().toISOString().slice(0, 10);
    return judgeProductStandards(deps, params.gtin, day, query.standard);
  });
}
