import { type ReactNode, useState } from 'react';
import { useSession } from '#web/features/session/session.ts';
import { useBulkSelection } from '#web/pages/products/use-bulk-selection.tsx';

export interface RowSelection {
  readonly selected: ReadonlySet<string>;
  readonly toggle: (gtin: string) => void;
  readonly clear: () => void;
  /** Asks a visitor to log in. */
  readonly dialog: ReactNode;
}

/** The lines chosen, of any page; choosing needs an account. */
export function useRowSelection(): RowSelection {
  const { status } = useSession();
  const bulk = useBulkSelection();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return {
    selected,
    toggle: (gtin) => (status === 'user' ? setSelected((now) => toggled(now, gtin)) : bulk.requireLogin()),
    clear: () => setSelected(new Set()),
    dialog: bulk.dialog,
  };
}

function toggled(selected: ReadonlySet<string>, gtin: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(gtin)) next.add(gtin);
  return next;
}
