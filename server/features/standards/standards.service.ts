import { ALL_STANDARD_KEYS, type AnyStandardKey, titleOf } from '#contract/all-standards.ts';
import { anyAnswerName } from '#contract/any-answer-name.ts';
import type { FacetCount, Facets } from '#contract/facets.schema.ts';
import { begunBy } from '#contract/first-days.ts';
import type { Gtin } from '#contract/gtin.ts';
import type { LawList } from '#contract/ingredient-laws.schema.ts';
import { LAW_WANT_NAMES } from '#contract/law-want-names.ts';
import { PRODUCT_NOT_FOUND } from '#contract/product.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { WANT_NAMES } from '#contract/standard-names.ts';
import type { ProductStandards, StandardInfo } from '#contract/standards.schema.ts';
import { findGuidelineSubject } from '#server/catalogue/evaluation/subject.queries.ts';
import type { Deps } from '#server/deps.ts';
import { deriveFacts } from '#server/guidelines/facts/derive-facts.ts';
import { type LawReach, lawsOf } from '#server/guidelines/laws/forbidden-on.ts';
import { nameOf, sayLaw, statusOn, wordsOf } from '#server/guidelines/laws/judge-laws.ts';
import { type Ban, CHANNELS_OF } from '#server/guidelines/laws/law.ts';
import type { Outcome, StandardVersion } from '#server/guidelines/standards/standard.ts';
import { ALL_STANDARDS, judgeStandards } from '#server/guidelines/standards/standards.ts';
import { sayMissing } from '#server/guidelines/standards/wants.ts';
import { toSentence } from '#server/http/describe-issue.ts';
import { say, t } from '#server/language/speech.ts';
import { ALL_PRODUCTS } from '#server/search/engine.ts';
import { readFacets } from '#server/search/json-facets.ts';

/** The ingredient laws that count, as they stand on a day, and how much of the catalogue names what each forbids. */
export async function listLaws(
  { search }: Pick<Deps, 'search'>,
  day: string,
  reach: LawReach,
): Promise<LawList> {
  const laws = lawsOf(reach)
    .map(sayLaw)
    .map(async ({ history = [], ...law }) => ({
      ...law,
      history: [...history],
      words: wordsOf(law).words,
      may_mean: wordsOf(law).mayMean,
      channels: [...CHANNELS_OF[law.food]],
      status: statusOn(law, day),
      substances: law.substances.map(nameOf),
      ...(search.isReady() ? await countNamed(search, law.substances) : NOT_COUNTED),
    }));
  return { day, laws: await Promise.all(laws) };
}

type Answer = 'named' | 'not_named' | 'unknown';
type LawCounts = Pick<LawList['laws'][number], 'counts' | 'wants'>;
const NOT_COUNTED: LawCounts = { counts: null, wants: [] };

async function countNamed(search: Deps['search'], now: Ban['substances']): Promise<LawCounts> {
  const forbidden = { now, later: [] };
  const page = await search.search({
    ...ALL_PRODUCTS,
    limit: 1,
    facets: true,
    lawFacet: true,
    forbidden,
  });
  const answers = readFacets(page)?.ingredient_laws ?? [];
  const answer = (key: Answer) => answers.find(({ value }) => value === key);
  const countOf = (key: Answer) => answer(key)?.count ?? 0;
  const lacking = (answer('unknown')?.wants ?? []).filter(({ count }) => count > 0);
  return {
    counts: { named: countOf('named'), not_named: countOf('not_named'), unknown: countOf('unknown') },
    wants: lacking
      .toSorted((a, b) => b.count - a.count)
      .map(({ value, count }) => ({ value, name: say(LAW_WANT_NAMES[value]), count })),
  };
}

/** Every standard, and what the catalogue comes to by its version on a day (YYYY-MM-DD). */
export async function listStandards({ search }: Pick<Deps, 'search'>, day: string): Promise<StandardInfo[]> {
  const counts = await countAnswers(search, day);
  return ALL_STANDARDS.map(({ versions, outcomes, ...standard }) => ({
    ...standard,
    issuer: say(standard.issuer),
    place: say(standard.place),
    asks: say(standard.asks),
    binds: say(standard.binds),
    title: say(titleOf(standard.key)),
    outcomes: outcomes.map((outcome) => sayOutcome(standard.key, outcome)),
    versions: versions.map(sayVersion),
    counts: counts.get(standard.key)?.answers ?? null,
    wants: counts.get(standard.key)?.wants ?? [],
  }));
}

interface StandardCounts {
  readonly answers: NonNullable<StandardInfo['counts']>;
  readonly wants: StandardInfo['wants'];
}

async function countAnswers(
  search: Deps['search'],
  day: string,
): Promise<Map<AnyStandardKey, StandardCounts>> {
  if (!search.isReady()) return new Map();
  const standardFacets = begunBy(day, ALL_STANDARD_KEYS);
  const page = await search.search({ ...ALL_PRODUCTS, limit: 1, facets: true, standardFacets, day });
  const counted = readFacets(page)?.standard ?? [];
  return new Map(
    counted.map(({ value, answers, wants }) => [
      value,
      { answers: named(value, answers), wants: namedWants(wants) },
    ]),
  );
}

function namedWants(wants: Facets['standard'][number]['wants']): StandardInfo['wants'] {
  const lacking = wants.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  return lacking.map(({ value, count }) => ({ value, name: say(WANT_NAMES[value]), count }));
}

function named(standard: AnyStandardKey, answers: readonly FacetCount[]) {
  return answers.map(({ value, count }) => ({ value, name: say(anyAnswerName(standard, value)), count }));
}

/** What the given standards say of a product on a day; all that have begun by then where none is given. */
export async function judgeProductStandards(
  { db }: Pick<Deps, 'db'>,
  gtin: Gtin,
  day: string,
  keys: readonly AnyStandardKey[],
): Promise<Result<ProductStandards>> {
  const subject = await findGuidelineSubject(db, gtin);
  if (!subject) return fail('not_found', PRODUCT_NOT_FOUND);
  const begun = ALL_STANDARDS.filter((standard) => firstDay(standard) <= day).map(({ key }) => key);
  const early = ALL_STANDARDS.find(({ key }) => keys.includes(key) && !begun.includes(key));
  if (early) return failEarly(early);
  const findings = judgeStandards(deriveFacts(subject), day, keys.length === 0 ? begun : keys);
  return ok({
    day,
    standards: findings.map(({ standard, version, judgement }) => ({
      key: standard.key,
      title: say(titleOf(standard.key)),
      place: say(standard.place),
      force: standard.force,
      version: sayVersion(version),
      possible: standard.outcomes
        .filter(({ key }) => judgement.possible.includes(key))
        .map((outcome) => sayOutcome(standard.key, outcome)),
      summary: judgement.summary,
      criteria: [...judgement.criteria],
      missing: judgement.missing.map(sayMissing),
      notes: [...judgement.notes],
    })),
  });
}

const sayVersion = ({ judge: _, ...version }: StandardVersion) => ({
  ...version,
  version: say(version.version),
});

const firstDay = ({ versions }: (typeof ALL_STANDARDS)[number]) => versions[0]?.from ?? '';

const sayOutcome = (standard: AnyStandardKey, outcome: Outcome): Outcome => ({
  ...outcome,
  name: say(anyAnswerName(standard, outcome.key)),
});

function failEarly(standard: (typeof ALL_STANDARDS)[number]): Result<never> {
  const [first, title] = [firstDay(standard), say(titleOf(standard.key))];
  const message = t`Must not be before ${first}, when “${title}” begins`;
  return fail('invalid', toSentence('day', message), { errors: [{ path: 'day', message }] });
}
