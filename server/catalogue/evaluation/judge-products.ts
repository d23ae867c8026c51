import { setImmediate } from 'node:timers/promises';
import { ALLERGEN_STATES, type AllergenState } from '#contract/allergens.ts';
import type { Judged } from '#contract/orders.schema.ts';
import type { NovaLabel } from '#contract/product.ts';
import type { Db } from '#server/db/schema.ts';
import { explainProduct } from '#server/guidelines/evaluate.ts';
import { criterionOf } from '#server/guidelines/rules/criteria.ts';
import type { GuidelineSubject } from '#server/guidelines/subject.ts';
import { listGuidelineSubjects } from './subject.queries.ts';

/** Products read and judged between two looks at other requests. */
const AT_ONCE = 100;

type JudgedGuideline = Judged['guidelines'][number] & {
  /** What the criteria that fail ask about; see {@link criterionOf}. */
  readonly criteria: readonly string[];
};

export interface JudgedProduct extends Judged {
  guidelines: JudgedGuideline[];
  /** Net, in the unit of `per_100`; null where it is not known, or in the other unit. */
  readonly net_amount: number | null;
}

/**
 * What the guidelines say of products by their versions on a day (YYYY-MM-DD), with allergens and nutrients; what has
 * left the catalogue is absent.
 */
export async function judgeProducts(db: Db, gtins: readonly string[], day: string): Promise<JudgedProduct[]> {
  const judged: JudgedProduct[] = [];
  for (let from = 0; from < gtins.length; from += AT_ONCE) {
    judged.push(...(await judgeSome(db, gtins.slice(from, from + AT_ONCE), day)));
    await setImmediate();
  }
  return judged;
}

async function judgeSome(db: Db, gtins: readonly string[], day: string): Promise<JudgedProduct[]> {
  const [subjects, allergens] = await Promise.all([
    listGuidelineSubjects(db, gtins),
    db
      .selectFrom('product_allergens')
      .select(['gtin', 'allergen', 'state'])
      .where('gtin', 'in', gtins)
      .orderBy('allergen')
      .execute(),
  ]);
  const allergensOf = Map.groupBy(allergens, ({ gtin }) => gtin);
  return [...subjects].map(([gtin, subject]) => {
    const { guidelines, nova, implausible } = explainProduct(subject, day);
    const wrong = new Set(implausible.map(({ nutrient }) => nutrient));
    const stated = allergensOf.get(gtin) ?? [];
    const inState = (state: AllergenState) =>
      stated.filter((each) => each.state === state).map(({ allergen }) => allergen);
    return {
      gtin,
      guidelines: guidelines.map(({ guideline, verdict, summary, criteria }) => {
        const failed = criteria.filter((criterion) => criterion.verdict === 'fail');
        return {
          guideline,
          verdict,
          summary,
          fails: failed.map(({ label }) => label),
          criteria: failed.map(({ id }) => criterionOf(guideline, id)),
        };
      }),
      nova_label: nova.label as NovaLabel | null,
      allergens: Object.fromEntries(
        ALLERGEN_STATES.map((state) => [state, inState(state)]),
      ) as Judged['allergens'],
      per_100: Object.fromEntries(
        Object.entries(subject.per_100).filter(([nutrient]) => !wrong.has(nutrient as never)),
      ),
      net_amount: netAmount(subject),
    };
  });
}

function netAmount({ package_weight: weight, per_100_unit: unit }: GuidelineSubject): number | null {
  return weight !== null && weight.unit === unit ? weight.value : null;
}
