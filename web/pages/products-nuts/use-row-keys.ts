import type { KeyboardEvent } from 'react';

export interface RowKeys {
  /** The rows' names are what the focus moves between; each carries its row's number. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export interface RowKeyActions {
  readonly count: number;
  readonly onMove: (row: number) => void;
  readonly onSelect: (row: number) => void;
  readonly onClose: () => void;
}

/** Where a key leads from a row, of so many: arrows one row, Page keys ten, Home and End all the way. */
export function rowAfter(key: string, row: number, count: number): number | undefined {
  const to = STEPS[key]?.(row, count);
  return to === undefined ? undefined : Math.min(count - 1, Math.max(0, to));
}

const STEPS: Readonly<Record<string, (row: number, count: number) => number>> = {
  ArrowDown: (row) => row + 1,
  ArrowUp: (row) => row - 1,
  PageDown: (row) => row + 10,
  PageUp: (row) => row - 10,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrow keys, Page keys, Home and End move between rows, Space selects, Escape closes the product beside. */
export function useRowKeys({ count, onMove, onSelect, onClose }: RowKeyActions): RowKeys {
  return {
    onKeyDown: (event) => {
      const target = event.target as HTMLElement;
      const row = Number(target.dataset.row ?? Number.NaN);
      if (Number.isNaN(row) || event.ctrlKey || event.metaKey || event.altKey) return;
      const to = rowAfter(event.key, row, count);
      if (to !== undefined) {
        event.preventDefault();
        event.currentTarget.querySelector<HTMLElement>(`[data-row="${to}"]`)?.focus();
        onMove(to);
      } else if (event.key === ' ') {
        event.preventDefault();
        onSelect(row);
      } else if (event.key === 'Escape') {
        onClose();
      }
    },
  };
}
