import { ArrowRightLeft } from 'lucide-react';
import { t } from 'ttag';
import { GUIDELINE_KEYS, GUIDELINES, type Guideline } from '#contract/guideline.ts';
import type { FigureBasis } from '#contract/nutrient-sort.ts';
import { NUTRIENT_LABELS, NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { Select } from '#web/ui/select.tsx';
import styles from './picture.module.css';

/** What the picture shows. */
export interface PictureAxes {
  readonly x: NutrientLabel;
  readonly y: NutrientLabel;
  readonly basis: FigureBasis;
  readonly guideline: Guideline;
}

export interface PictureBarProps {
  readonly axes: PictureAxes;
  readonly onChange: (axes: PictureAxes) => void;
}

const OPTIONS = NUTRIENT_LABELS.map((value) => ({ value, label: NUTRIENTS[value].name }));
const RULES = GUIDELINE_KEYS.map((value) => ({ value, label: GUIDELINES[value].name }));
const BASES = [
  { value: 'serving', label: t`Serving` },
  { value: '100', label: '100 g' },
] as const;

export function PictureBar({ axes, onChange }: PictureBarProps) {
  return (
    <div className={styles.bar}>
      <Select name={t`Across`} value={axes.x} options={OPTIONS} onChange={(x) => onChange({ ...axes, x })} />
      <IconButton
        label={t`Swap the axes`}
        icon={<ArrowRightLeft size={20} aria-hidden="true" />}
        onClick={() => onChange({ ...axes, x: axes.y, y: axes.x })}
      />
      <Select name={t`Up`} value={axes.y} options={OPTIONS} onChange={(y) => onChange({ ...axes, y })} />
      <Select
        name={t`Limits of`}
        value={axes.guideline}
        options={RULES}
        onChange={(guideline) => onChange({ ...axes, guideline })}
      />
      <SegmentedControl
        label={t`Amount of food`}
        value={axes.basis}
        segments={BASES}
        onChange={(basis) => onChange({ ...axes, basis })}
      />
    </div>
  );
}
