import type { KeyboardEvent } from 'react';

export interface RowKeyActions {
  readonly count: number;
  /** The focus is on another row; with Shift the selection follows it. */
  readonly onMove: (to: number, from: number, isExtended: boolean) => void;
  readonly onSelect: (row: number, isRange: boolean) => void;
  readonly onSelectAll: () => void;
  readonly onCopy: (row: number) => void;
  readonly onCompare: (row: number) => void;
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

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key that does not move the focus does; undefined where it is the browser's own. */
export function rowAction(press: KeyPress, row: number, actions: RowKeyActions): (() => void) | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = press;
  if (altKey) return undefined;
  if (ctrlKey || metaKey) {
    if (shiftKey) return undefined;
    if (key === 'a') return actions.onSelectAll;
    return key === 'c' && isNothingMarked() ? () => actions.onCopy(row) : undefined;
  }
  if (key === ' ') return () => actions.onSelect(row, shiftKey);
  if (key === 'c') return () => actions.onCompare(row);
  return key === 'Escape' ? actions.onClose : undefined;
}

/** Text that is marked is what a person means to copy. */
function isNothingMarked(): boolean {
  return typeof getSelection === 'undefined' || (getSelection()?.isCollapsed ?? true);
}

/** Keys of a row whose name has the focus: the focus moves between names, each of which carries its row's number. */
export function useRowKeys(actions: RowKeyActions) {
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const row = Number((event.target as HTMLElement).dataset.row ?? Number.NaN);
      if (Number.isNaN(row)) return;
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
      const to = isPlain ? rowAfter(event.key, row, actions.count) : undefined;
      const action = to === undefined ? rowAction(event, row, actions) : undefined;
      if (to !== undefined) {
        event.currentTarget.querySelector<HTMLElement>(`[data-row="${to}"]`)?.focus();
        actions.onMove(to, row, event.shiftKey);
      } else if (action) action();
      else return;
      event.preventDefault();
    },
  };
}
