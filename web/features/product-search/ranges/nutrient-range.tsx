import { useId } from 'react';
import { t } from 'ttag';
import { NUTRIENTS } from '#contract/nutrition.ts';
import type { Histogram } from '#contract/products.schema.ts';
import type { Figure, Range } from '#contract/ranges.ts';
import { nutrientBoundsWords } from '../range-words.ts';
import { isAny } from './figure-range.ts';
import { HistogramBars } from './histogram-bars.tsx';
import { HistogramTable } from './histogram-table.tsx';
import { NotSaid } from './not-said.tsx';
import { RangeFields } from './range-fields.tsx';
import { RangeSlider } from './range-slider.tsx';
import styles from './ranges.module.css';
import { scaleOf } from './scale.ts';
import { useRangeDraft } from './use-range-draft.ts';

export interface NutrientRangeProps {
  readonly figure: Figure;
  readonly saved: Range;
  readonly onSave: (range: Range) => void;
  /** Undefined until it is known: fields alone. */
  readonly histogram: Histogram | undefined;
  /** What is chosen of the nutrient in the other basis, which holds as well. */
  readonly also: string | undefined;
}

/** A nutrient's range: two handles under its spread over the list, and its ends as figures. */
export function NutrientRange({ figure, saved, onSave, histogram, also }: NutrientRangeProps) {
  const { name, unit } = NUTRIENTS[figure.nutrient];
  const { range, choose, settle, settleSoon } = useRangeDraft(saved, onSave);
  const id = useId();
  return (
    <fieldset className={styles.range} aria-labelledby={id}>
      <p className={styles.head}>
        <b id={id}>{name}</b>
        <span>{isAny(range) ? t`any` : nutrientBoundsWords({ ...figure, ...range })}</span>
      </p>
      <div className={styles.spread}>
        {histogram && (
          <>
            <HistogramBars histogram={histogram} range={range} />
            <RangeSlider
              name={name}
              unit={unit}
              scale={scaleOf(histogram)}
              range={range}
              onChoose={choose}
              onSettle={settle}
              onSettleSoon={settleSoon}
            />
          </>
        )}
      </div>
      <RangeFields
        name={name}
        unit={unit}
        range={range}
        onChoose={(next) => {
          choose(next);
          settle();
        }}
      />
      {histogram && <HistogramTable name={name} unit={unit} histogram={histogram} />}
      {also !== undefined && <p className={styles.note}>{t`Also ${also}`}</p>}
      <NotSaid count={histogram?.unknown} isLeftOut={!isAny(range)} />
    </fieldset>
  );
}
