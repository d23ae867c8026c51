import { useNavigate, useSearch } from '@tanstack/react-router';
import { MATCHES } from '#contract/orders.ts';
import type { LineFilter } from '../account-bar.tsx';
import { LINE_ORDERS, type LineOrder } from './sort-lines.ts';

export const PAGE_SIZES = ['25', '50', '100', '200'] as const;
export const LINE_FILTERS = ['all', ...MATCHES, 'aside', 'unmatched', 'choose', 'check', 'repeated'] as const;

/** Which lines are shown, and where among them one is. */
export interface LinesView {
  readonly show: LineFilter;
  readonly sort: LineOrder;
  readonly text: string;
  /** A part of the scorecard that alone is shown; empty: any line. */
  readonly part: string;
  readonly page: number;
  readonly size: (typeof PAGE_SIZES)[number];
}

type RawSearch = Readonly<Record<string, unknown>>;

const FIRST_VIEW: LinesView = { show: 'all', sort: 'file', text: '', part: '', page: 1, size: '50' };

/** What an address names that does not exist is left out. */
export function parseLinesView({ show, sort, find, part, page, size }: RawSearch): LinesView {
  const one = <T extends string>(known: readonly T[], value: unknown, other: T) =>
    known.find((each) => each === String(value)) ?? other;
  const number = Number(page);
  return {
    show: one(LINE_FILTERS, show, FIRST_VIEW.show),
    sort: one(
      LINE_ORDERS.map(({ value }) => value),
      sort,
      FIRST_VIEW.sort,
    ),
    text: typeof find === 'string' || typeof find === 'number' ? String(find) : '',
    part: typeof part === 'string' ? part : FIRST_VIEW.part,
    page: Number.isInteger(number) && number > 0 ? number : 1,
    size: one(PAGE_SIZES, size, FIRST_VIEW.size),
  };
}

/** As an address has it: what is as at first is left out. */
export function linesSearch({ show, sort, text, part, page, size }: LinesView) {
  return {
    show: show === FIRST_VIEW.show ? undefined : show,
    sort: sort === FIRST_VIEW.sort ? undefined : sort,
    find: text || undefined,
    part: part || undefined,
    page: page === 1 ? undefined : String(page),
    size: size === FIRST_VIEW.size ? undefined : size,
  };
}

/** The view in the address, so that a reload, the way back and a link show the same lines. Another view begins at its first page. */
export function useLinesView() {
  const search = useSearch({ strict: false }) as RawSearch;
  const navigate = useNavigate();
  const view = parseLinesView(search);
  const change = (part: Partial<LinesView>, isStep = false) =>
    void navigate({
      to: '.',
      search: ((now: RawSearch) => ({
        ...now,
        ...linesSearch({ ...parseLinesView(now), page: 1, ...part }),
      })) as never,
      replace: !isStep,
      resetScroll: false,
    });
  return { view, change, search };
}
