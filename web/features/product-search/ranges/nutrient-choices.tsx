import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { t } from 'ttag';
import { FIGURE_BASES, type FigureBasis } from '#contract/nutrient-sort.ts';
import { NUTRIENT_LABELS, type NutrientLabel } from '#contract/nutrition.ts';
import { parseNutrientRange } from '#contract/ranges.ts';
import { Button } from '#web/ui/button.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { changeFilters } from '../change-search.ts';
import { BASIS_WORDS, nutrientBoundsWords } from '../range-words.ts';
import type { SearchProps } from '../use-product-search.ts';
import { isAny, rangeOf, withRange } from './figure-range.ts';
import { histogramsQuery } from './histograms-query.ts';
import { NutrientRange } from './nutrient-range.tsx';
import styles from './ranges.module.css';

/** What people ask for most, shown from the start. */
const FIRST: readonly NutrientLabel[] = [
  'calories',
  'sodium',
  'sugars',
  'saturated_fat',
  'dietary_fiber',
  'protein',
];

const BASES = [
  { value: 'serving', label: t`Serving` },
  { value: '100', label: t`100 g or mL` },
] as const;

/** Ranges of nutrients. Asks for their spread: draw it only where it is seen. */
export function NutrientChoices({ search, update }: SearchProps) {
  const chosen = (search.nutrient ?? []).flatMap((text) => parseNutrientRange(text) ?? []);
  const [basis, setBasis] = useState<FigureBasis>(
    chosen.length > 0 && chosen.every((range) => range.basis === '100') ? '100' : 'serving',
  );
  const [showsAll, setShowsAll] = useState(false);
  const shown = NUTRIENT_LABELS.filter(
    (label) => showsAll || FIRST.includes(label) || chosen.some(({ nutrient }) => nutrient === label),
  );
  const figures = shown.map((nutrient) => ({ nutrient, basis }));
  const { data } = useQuery(histogramsQuery(search, figures));
  const otherBasis = FIGURE_BASES.find((each) => each !== basis) ?? basis;
  return (
    <div className={styles.choices}>
      <div className={styles.basis}>
        <span>{t`Amounts in`}</span>
        <SegmentedControl label={t`Basis`} value={basis} segments={BASES} onChange={setBasis} />
      </div>
      {figures.map((figure) => {
        const other = { ...figure, basis: otherBasis };
        const otherRange = rangeOf(search.nutrient, other);
        return (
          <NutrientRange
            // What is being chosen in one basis is none of the other's.
            key={`${figure.nutrient} ${basis}`}
            figure={figure}
            saved={rangeOf(search.nutrient, figure)}
            onSave={(range) =>
              update((now) => changeFilters(now, { nutrient: withRange(now.nutrient, figure, range) }))
            }
            histogram={data?.histograms.find(
              (each) => each.nutrient === figure.nutrient && each.basis === basis,
            )}
            also={
              isAny(otherRange)
                ? undefined
                : `${nutrientBoundsWords({ ...other, ...otherRange })} ${BASIS_WORDS[otherBasis]}`
            }
          />
        );
      })}
      {!showsAll && (
        <Button size="small" tone="quiet" className={styles.more} onClick={() => setShowsAll(true)}>
          <Plus size={16} aria-hidden="true" />
          {t`More nutrients`}
        </Button>
      )}
    </div>
  );
}
