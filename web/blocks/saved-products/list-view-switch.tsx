import { LayoutGrid, List } from 'lucide-react';
import { t } from 'ttag';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';

export type ListView = 'cards' | 'list';

const SEGMENTS = [
  { value: 'cards', label: t`Cards`, icon: <LayoutGrid size={16} aria-hidden="true" /> },
  { value: 'list', label: t`List`, icon: <List size={16} aria-hidden="true" /> },
] as const;

export interface ListViewSwitchProps {
  readonly view: ListView;
  readonly onChange: (view: ListView) => void;
}

export function ListViewSwitch({ view, onChange }: ListViewSwitchProps) {
  return <SegmentedControl<ListView> label={t`View`} value={view} segments={SEGMENTS} onChange={onChange} />;
}
