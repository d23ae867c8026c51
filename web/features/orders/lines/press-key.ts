import type { KeyboardEvent } from 'react';

export interface LineKeys {
  /** The line with the focus, where one has it. */
  readonly onSelect: (line: number) => void;
  /** 0 to 5, while a line is open. */
  readonly onDigit: ((digit: number) => void) | undefined;
}

/** Up and down go from line to line, X selects; a digit chooses in the open one. Fields keep their keys. */
export function pressKey(event: KeyboardEvent, { onSelect, onDigit }: LineKeys): void {
  const { target, key } = event;
  if (
    !(target instanceof HTMLElement) ||
    target.matches('input:not([type="checkbox"])') ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey
  )
    return;
  const line = target.closest<HTMLElement>('[data-row]')?.dataset.row;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
    const at = rows.findIndex(({ dataset }) => dataset.row === line);
    const next = at < 0 ? undefined : rows[at + (key === 'ArrowDown' ? 1 : -1)];
    if (!next) return;
    event.preventDefault();
    next.querySelector<HTMLElement>('button[data-line]')?.focus();
  } else if (key.toLowerCase() === 'x' && line !== undefined) {
    onSelect(Number(line));
  } else if (/^[0-5]$/.test(key)) {
    onDigit?.(Number(key));
  }
}

/** What opens a line, or brings it back. */
export const focusLine = (line: number) =>
  document.querySelector<HTMLElement>(`button[data-line="${line}"]`)?.focus();
