import { GUIDELINE_KEYS, GUIDELINES } from '#contract/guideline.ts';
import { Select } from '#web/ui/select.tsx';
import { changeLimits } from './change-table.ts';
import { limitsOf, type NutsSearch, type ShownLimits } from './nuts-search.ts';
import type { UpdateNuts } from './use-nuts-search.ts';

const OPTIONS: readonly { readonly value: ShownLimits; readonly label: string }[] = [
  { value: 'all', label: 'All' },
  ...GUIDELINE_KEYS.map((value) => ({ value, label: GUIDELINES[value] })),
  { value: 'none', label: 'None' },
];

export interface LimitsSelectProps {
  readonly search: NutsSearch;
  readonly update: UpdateNuts;
}

/** Whose limits the figures are marked by. */
export function LimitsSelect({ search, update }: LimitsSelectProps) {
  return (
    <Select
      name="Limits"
      value={limitsOf(search)}
      options={OPTIONS}
      onChange={(to) => update((now) => changeLimits(now, to), { replace: true })}
    />
  );
}
