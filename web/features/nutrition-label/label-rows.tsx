import type { ReactNode } from 'react';
import { jt, t } from 'ttag';
import type { NutrientLabel } from '#contract/nutrition.ts';
import styles from './nutrition-label.module.css';
import type { LabelValue } from './read-label.ts';

/** A nutrient, its name as the label sets it, and its indent: 1 for a part of the one above, 2 for a part of that. */
export type LabelRow = readonly [NutrientLabel, name: ReactNode, depth: 0 | 1 | 2];

/** The nutrients between calories and vitamins. */
export const MAIN: readonly LabelRow[] = [
  ['total_fat', <b key="b">{t`Total Fat`}</b>, 0],
  ['saturated_fat', t`Saturated Fat`, 1],
  ['trans_fat', <span key="t">{jt`${<i key="i">{t`Trans`}</i>} Fat`}</span>, 1],
  ['cholesterol', <b key="b">{t`Cholesterol`}</b>, 0],
  ['sodium', <b key="b">{t`Sodium`}</b>, 0],
  ['total_carbohydrate', <b key="b">{t`Total Carbohydrate`}</b>, 0],
  ['dietary_fiber', t`Dietary Fiber`, 1],
  ['sugars', t`Total Sugars`, 1],
  ['added_sugars', t`Added Sugars`, 2],
  ['protein', <b key="b">{t`Protein`}</b>, 0],
];
export const MINOR: readonly LabelRow[] = [
  ['vitamin_d', t`Vitamin D`, 0],
  ['calcium', t`Calcium`, 0],
  ['iron', t`Iron`, 0],
  ['potassium', t`Potassium`, 0],
];

export const NOT_KNOWN = <span className={styles.unknown}>{t`N/A`}</span>;

/** A % Daily Value; empty where FDA sets none. */
export const percentOf = (percent: LabelValue['percent']) =>
  percent === null ? null : (percent ?? NOT_KNOWN);
