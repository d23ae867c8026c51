import { useMemo } from 'react';
import type { OrderLine } from '#contract/orders.schema.ts';
import { useSelection } from '#web/lib/use-selection.ts';

const keyOf = ({ line }: Pick<OrderLine, 'line'>) => String(line);

export type SelectedLines = ReturnType<typeof useSelectedLines>;

/** The selected of some lines; those on the page are selected and given up together. */
export function useSelectedLines(lines: readonly OrderLine[], onPage: readonly OrderLine[]) {
  const { keys, has, toggle, choose, clear } = useSelection(useMemo(() => lines.map(keyOf), [lines]));
  const inSight = onPage.filter((line) => has(keyOf(line))).length;
  const isAll = onPage.length > 0 && inSight === onPage.length;
  return {
    numbers: keys.map(Number),
    inSight,
    isAll,
    clear,
    has: (line: number) => has(String(line)),
    toggle: (line: number) => toggle(String(line)),
    togglePage() {
      if (!isAll) choose(onPage.map(keyOf));
      else for (const line of onPage) toggle(keyOf(line));
    },
  };
}
