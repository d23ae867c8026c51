import { lawListContract } from '#contract/ingredient-laws.schema.ts';
import { productAnswersContract } from '#contract/product-answers.schema.ts';
import { ok } from '#contract/result.ts';
import { standardChoiceContract } from '#contract/standard-choice.schema.ts';
import { productStandardsContract, standardsContract } from '#contract/standards.schema.ts';
import { askedAnswers } from '#server/catalogue/product/answer-on-day.ts';
import { listAnswers } from '#server/catalogue/product/list-answers.ts';
import type { Deps } from '#server/deps.ts';
import { answerCache, versionByDay } from '#server/http/answer-cache.ts';
import type { Route } from '#server/http/route.ts';
import { findChoice, saveChoice } from './choice.queries.ts';
import { judgeProductStandards, listLaws, listStandards } from './standards.service.ts';

/** Of all answers that count the catalogue: one for each day, with places and channels. */
const MAX_CACHE_BYTES = 4 * 1024 * 1024;

export function standardRoutes(route: Route, deps: Pick<Deps, 'db' | 'search' | 'clock'>): void {
  const today = () => deps.clock().toISOString().slice(0, 10);
  // While the catalogue is being indexed nothing is counted yet, and no answer is kept.
  const version = versionByDay(() => (deps.search.isReady() ? deps.search.version() : {}), deps.clock);
  const cache = answerCache(version, MAX_CACHE_BYTES);
  route(
    standardsContract.list,
    async ({ query: { day = today() } }) => ok({ day, standards: await listStandards(deps, day) }),
    { cache },
  );
  route(
    lawListContract.list,
    async ({ query: { day = today(), place: places, channel: channels } }) =>
      ok(await listLaws(deps, day, { places, channels })),
    { cache },
  );
  route(productAnswersContract.list, async ({ query }) => {
    const asked = askedAnswers(query, deps.clock());
    return ok({ day: asked.day, products: await listAnswers(deps.db, query.gtin, asked) });
  });
  route(productStandardsContract.judge, ({ params, query }) =>
    judgeProductStandards(deps, params.gtin, query.day ?? today(), query.standard),
  );
}

/** What a person chose, which they see again at once. */
export function standardChoiceRoutes(route: Route, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(standardChoiceContract.get, async ({ user }) => ok({ choice: await findChoice(deps.db, user.id) }));
  route(standardChoiceContract.save, async ({ user, body }) => {
    await saveChoice(deps.db, user.id, body, deps.clock());
    return ok({ choice: body });
  });
}
