import type { Alternatives, AlternativesQuery, OnDay } from '#contract/alternatives.schema.ts';
import { begunBy } from '#contract/first-days.ts';
import type { Gtin } from '#contract/gtin.ts';
import type { GuidelineReply, NutrientLimits } from '#contract/guideline.schema.ts';
import { GUIDELINE_KEYS } from '#contract/guideline.ts';
import type { IngredientLaws } from '#contract/ingredient-laws.schema.ts';
import { PRODUCT_NOT_FOUND } from '#contract/product.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { listComparable } from '#server/alternatives/candidates.queries.ts';
import { alternativesFinder } from '#server/alternatives/find-alternatives.ts';
import { findGuidelineSubject, listGuidelineSubjects } from '#server/catalogue/evaluation/subject.queries.ts';
import { findDietClaims } from '#server/catalogue/read/products.queries.ts';
import type { Deps } from '#server/deps.ts';
import { withoutDeclared } from '#server/guidelines/claims/claim-meaning.ts';
import { explainProduct } from '#server/guidelines/evaluate.ts';
import { isWithin, type LawReach } from '#server/guidelines/laws/forbidden-on.ts';
import { judgeLaws, sayLaw } from '#server/guidelines/laws/judge-laws.ts';
import { CHANNELS_OF } from '#server/guidelines/laws/law.ts';
import { nutrientLimits } from '#server/guidelines/nutrient-limits.ts';

/** Verdicts by the versions of a day, NOVA group and derived claims of a product; what a source declares is not derived besides. */
export async function explainGuidelines(
  { db }: Pick<Deps, 'db'>,
  gtin: Gtin,
  day: string,
): Promise<Result<GuidelineReply>> {
  const [subject, declared] = await Promise.all([findGuidelineSubject(db, gtin), findDietClaims(db, gtin)]);
  if (!subject || !declared) return fail('not_found', PRODUCT_NOT_FOUND);
  const explained = explainProduct(subject, day);
  return ok({ ...explained, derived: withoutDeclared(explained.derived, declared) });
}

/** What the laws that count say of the ingredient list on a day. */
export async function judgeIngredientLaws(
  { db }: Pick<Deps, 'db'>,
  gtin: Gtin,
  day: string,
  reach: LawReach,
): Promise<Result<IngredientLaws>> {
  const subject = await findGuidelineSubject(db, gtin);
  if (!subject) return fail('not_found', PRODUCT_NOT_FOUND);
  const findings = judgeLaws(subject.ingredients, day).filter(({ law }) => isWithin(law, reach));
  const laws = findings.map(({ law, named, ...finding }) => ({
    ...sayLaw(law),
    channels: [...CHANNELS_OF[law.food]],
    ...finding,
    named: [...named],
  }));
  return ok({ day, laws });
}

/** The figures of products that are past a limit of a day or implausible; products that are not found are left out. */
export async function listLimits(
  { db }: Pick<Deps, 'db'>,
  gtins: readonly Gtin[],
  day: string,
): Promise<(NutrientLimits & { gtin: string })[]> {
  const subjects = await listGuidelineSubjects(db, gtins);
  return [...subjects].map(([gtin, subject]) => ({ gtin, ...nutrientLimits(subject, day) }));
}

/** Alternatives listed to one product. */
const MOST_ALTERNATIVES = 10;

/** Products of the same kind that pass the guidelines of a day, all of them where none is named, and are free from the allergens. */
export async function listAlternatives(
  { db }: Pick<Deps, 'db'>,
  gtin: Gtin,
  { guideline, free_from: freeFrom, day }: OnDay<AlternativesQuery>,
): Promise<Result<Alternatives>> {
  const [product] = await listComparable(db, [gtin], day);
  if (!product) return fail('not_found', PRODUCT_NOT_FOUND);
  const guidelines = guideline.length === 0 ? begunBy(day, GUIDELINE_KEYS) : guideline;
  const find = alternativesFinder(db, guidelines, day);
  return ok(await find(product, { freeFrom, most: MOST_ALTERNATIVES, mostUndeclared: MOST_ALTERNATIVES }));
}
