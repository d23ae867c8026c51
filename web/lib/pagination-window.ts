/** Up to this many pages, all are shown. */
const ALL_PAGES_LIMIT = 7;
/** Pages on either side of the current one. */
const REACH = 2;

export type PageStep = number | 'gap';

/** The pages to offer: all up to 7; otherwise the first, the last and two either side of the current, with gaps. */
export function paginationWindow(current: number, last: number): PageStep[] {
  if (last <= ALL_PAGES_LIMIT) return range(1, last);
  const from = Math.max(1, current - REACH);
  const to = Math.min(last, current + REACH);
  const steps: PageStep[] = [];
  if (from > 1) steps.push(1);
  if (from > 2) steps.push('gap');
  steps.push(...range(from, to));
  if (to < last - 1) steps.push('gap');
  if (to < last) steps.push(last);
  return steps;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}
