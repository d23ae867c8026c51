import { c, t } from 'ttag';
import { GUIDELINE_KEYS, GUIDELINES } from '#contract/guideline.ts';
import { NUTRIENT_LABELS, NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import { CheckList } from '#web/ui/check-list.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { Select } from '#web/ui/select.tsx';
import { changeBasis, changeColumns, changeLimits } from './change-table.ts';
import { basisOf, columnsOf, limitsOf, type ShownLimits, type TableSearch } from './table-search.ts';
import type { UpdateTable } from './use-table-search.ts';

const LIMITS: readonly { readonly value: ShownLimits; readonly label: string }[] = [
  { value: 'all', label: c('limits').t`All` },
  ...GUIDELINE_KEYS.map((value) => ({ value, label: GUIDELINES[value].name })),
  { value: 'none', label: c('limits').t`None` },
];

export interface TableChoicesProps {
  readonly search: TableSearch;
  readonly update: UpdateTable;
}

/** Which nutrients are columns, whose limits mark them, and the amount they are for. */
export function TableChoices({ search, update }: TableChoicesProps) {
  const columns = columnsOf(search);
  const change = (next: (now: TableSearch) => TableSearch) => update(next, { replace: true });
  return (
    <>
      <Dropdown name={t`Columns`} value={t`${columns.length} of ${NUTRIENT_LABELS.length}`}>
        <CheckList
          legend={t`Nutrients as columns`}
          items={NUTRIENT_LABELS.map((value) => ({
            value,
            label: NUTRIENTS[value].name,
            checked: columns.includes(value),
          }))}
          onToggle={(label) => change((now) => changeColumns(now, toggled(columnsOf(now), label)))}
        />
      </Dropdown>
      <Select
        name={t`Limits`}
        value={limitsOf(search)}
        options={LIMITS}
        onChange={(to) => change((now) => changeLimits(now, to))}
      />
      <SegmentedControl
        label={t`Figures for`}
        value={basisOf(search)}
        segments={[
          { value: 'serving', label: t`Serving` },
          { value: '100', label: t`100 g or mL` },
        ]}
        onChange={(basis) => change((now) => changeBasis(now, basis))}
      />
    </>
  );
}

function toggled(columns: readonly NutrientLabel[], label: NutrientLabel): readonly NutrientLabel[] {
  return columns.includes(label) ? columns.filter((each) => each !== label) : [...columns, label];
}
