import { begunBy } from '#contract/first-days.ts';
import { GUIDELINE_KEYS, type Verdict } from '#contract/guideline.ts';
import type { LineProduct } from '#contract/line-product.schema.ts';
import type { OrderLine } from '#contract/orders.schema.ts';
import type { OrderOrigin } from '#contract/orders.ts';
import { NOVA_LABELS } from '#contract/product.ts';
import type { ProductAnswers } from '#contract/product-answers.schema.ts';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import type { JudgedProduct } from '#server/catalogue/evaluation/judge-products.ts';
import { commonUnit, countLine } from '../count-line.ts';
import { rankCriteria } from './rank-criteria.ts';
import { byQuantity, failsAny, type ScoredLine, tally } from './scored-line.ts';
import { sumNutrients, sumPrices } from './sum-nutrients.ts';
import { pickAllergenLines, tallyAllergens } from './tally-allergens.ts';
import { pickLawLines, tallyChosenLaws, tallyLaws, tallyStandards } from './tally-answers.ts';

export interface ScorecardInput {
  readonly origin: OrderOrigin;
  readonly lines: readonly OrderLine[];
  /** How many lines more do not count by themselves. */
  readonly aside: number;
  readonly products: readonly LineProduct[];
  /** How many of a product its cases hold, by GTIN. */
  readonly caseSizes: ReadonlyMap<string, number>;
  readonly judged: readonly JudgedProduct[];
  readonly day: string;
  readonly answers: ProductAnswers['products'];
}

/** Lines without a product are counted once, as not judged, and nowhere else. */
export function buildScorecard(input: ScorecardInput): Scorecard {
  const { origin, lines, aside, day } = input;
  const unit = commonUnit(lines, origin);
  const scored = withProducts(input);
  const failing = scored.filter(failsAny);
  return {
    unit,
    judged: tally(scored),
    not_judged: lines.length - scored.length,
    aside,
    by_case_on_file: scored.filter(
      ({ line, eaches }) => eaches !== null && countLine(line, 'each', origin) === null,
    ).length,
    without_quantity: scored.filter(({ quantity }) => quantity === null).length,
    failing: tally(failing),
    failing_by: tallyFailing(failing),
    guidelines: tallyGuidelines(scored, day),
    day,
    standards: tallyStandards(scored),
    laws: tallyChosenLaws(scored),
    ingredient_laws: tallyLaws(scored),
    law_lines: pickLawLines(scored),
    criteria: rankCriteria(scored),
    allergens: tallyAllergens(scored),
    allergen_lines: pickAllergenLines(scored),
    nova: [...NOVA_LABELS, null].map((label) => ({
      label,
      ...tally(scored.filter((line) => line.judged.nova_label === label)),
    })),
    nutrients: sumNutrients(scored),
    price: sumPrices(scored, origin),
    failing_lines: failing.toSorted(byQuantity).slice(0, FAILING_SHOWN).map(presentFailing),
  };
}

/** The lines that are judged, which alone are counted. */
export function withProducts(input: ScorecardInput): readonly ScoredLine[] {
  const { origin, lines, products, caseSizes, judged, answers } = input;
  const unit = commonUnit(lines, origin);
  const productOf = new Map(products.map((product) => [product.gtin, product]));
  const judgedOf = new Map(judged.map((product) => [product.gtin, product]));
  const answersOf = new Map(answers.map((product) => [product.gtin, product]));
  return lines.flatMap((line): ScoredLine[] => {
    const gtin = line.swapped_gtin ?? line.gtin ?? '';
    const product = productOf.get(gtin);
    const judged = judgedOf.get(gtin);
    if (!product || !judged) return [];
    const caseOnFile = caseSizes.get(gtin) ?? null;
    const quantity = countLine(line, unit, origin, caseOnFile);
    const eaches = countLine(line, 'each', origin, caseOnFile);
    return [{ line, product, judged, answers: answersOf.get(gtin), quantity, eaches, caseOnFile }];
  });
}

const FAILING_SHOWN = 6;

function tallyGuidelines(lines: readonly ScoredLine[], day: string): Scorecard['guidelines'] {
  return begunBy(day, GUIDELINE_KEYS).map((guideline) => {
    const of = (verdict: Verdict) =>
      tally(
        lines.filter(({ judged }) =>
          judged.guidelines.some((each) => each.guideline === guideline && each.verdict === verdict),
        ),
      );
    return {
      guideline,
      pass: of('pass'),
      fail: of('fail'),
      unknown: of('unknown'),
      not_applicable: of('not_applicable'),
    };
  });
}

function tallyFailing(lines: readonly ScoredLine[]): Scorecard['failing_by'] {
  const sets = Map.groupBy(lines, ({ judged }) =>
    GUIDELINE_KEYS.filter((key) =>
      judged.guidelines.some(({ guideline, verdict }) => guideline === key && verdict === 'fail'),
    ).join(),
  );
  return [...sets].map(([keys, failing]) => ({
    guidelines: GUIDELINE_KEYS.filter((key) => keys.split(',').includes(key)),
    ...tally(failing),
  }));
}

function presentFailing({ line, product, judged, quantity }: ScoredLine): Scorecard['failing_lines'][number] {
  const failed = judged.guidelines.find(({ verdict }) => verdict === 'fail');
  return { line: line.line, name: product.name, brand: product.brand, quantity, why: failed?.summary ?? '' };
}
