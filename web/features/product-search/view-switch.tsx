import { ChartScatter, LayoutGrid, List } from 'lucide-react';
import { c, t } from 'ttag';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { changeView, type ProductView, viewOf } from './change-search.ts';
import type { SortSelectProps } from './sort-select.tsx';

const SEGMENTS = [
  { value: 'cards', label: t`Cards`, icon: <LayoutGrid size={16} aria-hidden="true" /> },
  { value: 'list', label: t`List`, icon: <List size={16} aria-hidden="true" /> },
  { value: 'picture', label: c('view').t`Picture`, icon: <ChartScatter size={16} aria-hidden="true" /> },
] as const;

export function ViewSwitch({ search, update, className }: SortSelectProps) {
  return (
    <SegmentedControl<ProductView>
      label={t`View`}
      value={viewOf(search)}
      segments={SEGMENTS}
      onChange={(view) => update((now) => changeView(now, view))}
      className={className}
    />
  );
}
