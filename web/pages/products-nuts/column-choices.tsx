import { NUTRIENT_LABELS, NUTRIENTS } from '#contract/nutrition.ts';
import { CheckList } from '#web/ui/check-list.tsx';
import { Dropdown } from '#web/ui/dropdown.tsx';
import { changeColumns } from './change-table.ts';
import { columnsOf, type NutsSearch } from './nuts-search.ts';
import type { UpdateNuts } from './use-nuts-search.ts';

export interface ColumnChoicesProps {
  readonly search: NutsSearch;
  readonly update: UpdateNuts;
}

/** Which nutrients are columns. */
export function ColumnChoices({ search, update }: ColumnChoicesProps) {
  const columns = columnsOf(search);
  return (
    <Dropdown name="Columns" value={`${columns.length} of ${NUTRIENT_LABELS.length}`}>
      <CheckList
        legend="Nutrients as columns"
        items={NUTRIENT_LABELS.map((value) => ({
          value,
          label: NUTRIENTS[value].name,
          checked: columns.includes(value),
        }))}
        onToggle={(value) =>
          update(
            (now) => {
              const chosen = columnsOf(now);
              return changeColumns(
                now,
                chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value],
              );
            },
            { replace: true },
          )
        }
      />
    </Dropdown>
  );
}
