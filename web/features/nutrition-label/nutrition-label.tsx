import { useId } from 'react';
import { c, t } from 'ttag';
import type { Nutrition } from '#contract/nutrition.schema.ts';
import { servingSize, servingsPerContainer } from '#web/features/product-facts/amount-text.ts';
import { SectionHeading } from '#web/features/product-section/section.tsx';
import { DualColumns } from './dual-columns.tsx';
import { type LabelRow, MAIN, MINOR, NOT_KNOWN, percentOf } from './label-rows.tsx';
import styles from './nutrition-label.module.css';
import { type LabelFacts, readLabel } from './read-label.ts';

/** The Nutrition Facts label in the vertical format of 21 CFR 101.9(d)(12); the unknown is N/A in its own place. */
export function NutritionLabel({ nutrition }: { readonly nutrition: Nutrition }) {
  const id = useId();
  const facts = readLabel(nutrition);
  return (
    <div className={styles.frame}>
      <section className={styles.label} aria-labelledby={id}>
        <SectionHeading id={id} className={styles.title}>
          {t`Nutrition Facts`}
        </SectionHeading>
        <Serving serving={nutrition.serving_info} />
        {facts.isDual ? (
          <DualColumns facts={facts} />
        ) : (
          <>
            <Calories facts={facts} />
            <MainTable facts={facts} />
            <div className={styles.bar} />
            <MinorTable facts={facts} />
          </>
        )}
        {facts.basis === 'serving' && <Footnote />}
      </section>
      <Remarks facts={facts} />
    </div>
  );
}

function Serving({ serving }: { readonly serving: Nutrition['serving_info'] }) {
  return (
    <div className={styles.serving}>
      <p>
        {servingsPerContainer(serving) ?? (
          <>
            {t`Servings per container`} {NOT_KNOWN}
          </>
        )}
      </p>
      <p className={styles.servingSize}>
        <span>{t`Serving size`}</span> <span>{servingSize(serving) ?? NOT_KNOWN}</span>
      </p>
    </div>
  );
}

function Calories({ facts }: { readonly facts: LabelFacts }) {
  return (
    <>
      <div className={styles.bar} />
      <p className={styles.amount}>{t`Amount per ${facts.per}`}</p>
      <p className={styles.calories}>
        <span>{t`Calories`}</span> <span>{facts.values.calories.amount ?? NOT_KNOWN}</span>
      </p>
      <div className={styles.thinBar} />
    </>
  );
}

function MainTable({ facts }: { readonly facts: LabelFacts }) {
  const hasPercents = facts.basis === 'serving';
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t`Nutrient and amount per ${facts.per}`}</span>
          </th>
          {hasPercents && (
            <th scope="col" className={styles.dailyValue}>
              <span dir="ltr">{t`% Daily Value*`}</span>
            </th>
          )}
        </tr>
      </thead>
      <NutrientRows rows={MAIN} facts={facts} />
    </table>
  );
}

function MinorTable({ facts }: { readonly facts: LabelFacts }) {
  const hasPercents = facts.basis === 'serving';
  return (
    <table className={`${styles.table} ${styles.minor}`}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t`Vitamin or mineral and amount per ${facts.per}`}</th>
          {hasPercents && <th scope="col">{t`% Daily Value`}</th>}
        </tr>
      </thead>
      <NutrientRows rows={MINOR} facts={facts} />
    </table>
  );
}

interface NutrientRowsProps {
  readonly rows: readonly LabelRow[];
  readonly facts: LabelFacts;
}

const DEPTHS = [undefined, styles.depth1, styles.depth2] as const;

function NutrientRows({ rows, facts: { basis, values } }: NutrientRowsProps) {
  return (
    <tbody>
      {rows.map(([nutrient, name, depth]) => {
        const { amount, percent } = values[nutrient];
        return (
          <tr key={nutrient} className={DEPTHS[depth]}>
            <th scope="row">
              {depth === 2 && amount ? (
                // 21 CFR 101.9(c)(6)(iii): "Includes 3g Added Sugars".
                t`Includes ${amount} Added Sugars`
              ) : (
                <>
                  {name} {amount ?? NOT_KNOWN}
                </>
              )}
            </th>
            {basis === 'serving' && <td>{percentOf(percent)}</td>}
          </tr>
        );
      })}
    </tbody>
  );
}

function Footnote() {
  return (
    <>
      <div className={styles.thinBar} />
      <p className={styles.note}>
        <span>*</span>{' '}
        <span>
          {t`The % Daily Value (DV) tells you how much a nutrient in a serving of food contributes to a daily diet. 2,000 calories a day is used for general nutrition advice.`}
        </span>
      </p>
    </>
  );
}

/** What the label itself has no place for. */
function Remarks({ facts: { basis, hidden, isEmpty } }: { readonly facts: LabelFacts }) {
  if (isEmpty && hidden.length === 0) {
    return <p className={styles.remark}>{t`No source gives nutrition facts for this product.`}</p>;
  }
  return (
    <>
      {basis !== 'serving' && (
        <p className={styles.remark}>
          {t`No serving size is known, so the amounts are per ${basis} and there is no % Daily Value.`}
        </p>
      )}
      {hidden.length > 0 && (
        <p className={styles.remark}>
          {t`Not shown: ${hidden.join(', ')}. The source states ${hidden.length === 1 ? c('stated').t`it` : c('stated').t`them`} in a unit that cannot be right.`}
        </p>
      )}
    </>
  );
}
