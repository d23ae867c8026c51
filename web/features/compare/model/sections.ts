import { t } from 'ttag';
import type { RuleKey } from '#contract/all-standards.ts';
import { allergenSection } from './allergen-rows.ts';
import { type Column, isEqualRow, type Section } from './cell.ts';
import { criteriaSections } from './criteria-rows.ts';
import { type NutritionOptions, nutritionSection } from './nutrition-rows.ts';
import { overviewRows } from './overview-rows.ts';
import { textRows } from './text-rows.ts';
import { verdictRows } from './verdict-rows.ts';

export interface SectionOptions extends NutritionOptions {
  /** Standards, in order. */
  readonly shown: readonly RuleKey[];
}

/** Everything that is compared, in the order of the page. Every row has a cell for every column. */
export function buildSections(columns: readonly Column[], options: SectionOptions): Section[] {
  return [
    { id: 'overview', title: t`At a glance`, rows: overviewRows(columns, options.relative) },
    { id: 'verdicts', title: t`Standards`, rows: verdictRows(columns, options.shown) },
    nutritionSection(columns, options),
    allergenSection(columns),
    { id: 'texts', title: t`Ingredients and claims`, rows: textRows(columns) },
    ...criteriaSections(columns),
  ].filter(({ rows, note }) => rows.length > 0 || note !== undefined);
}

/** Leaves out and counts the lines that say the same of all products. A note stays: it is about lines left out before. */
export function onlyDifferences(sections: readonly Section[]) {
  let hidden = 0;
  const left = sections.map((section) => {
    const rows = section.rows.filter((row) => !isEqualRow(row));
    hidden += section.rows.length - rows.length;
    return { ...section, rows };
  });
  return { sections: left.filter(({ rows, note }) => rows.length > 0 || note !== undefined), hidden };
}
