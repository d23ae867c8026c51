import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { parseStandardsSearch, type StandardsSearch, unknownStandardsWords } from './standards-search.ts';

export type UpdateStandards = (change: StandardsSearch, update?: { readonly replace?: boolean }) => void;

/** The state of the page of standards, which lives in its address; what of it does not exist; and the way to change it. */
export function useStandardsSearch(): [StandardsSearch, string[], UpdateStandards] {
  const raw = useSearch({ strict: false }) as Readonly<Record<string, unknown>>;
  const navigate = useNavigate();
  const update = useCallback<UpdateStandards>(
    (change, { replace = false } = {}) => {
      const search = (now: object) => ({ ...now, ...parseStandardsSearch({ ...now, ...change }) });
      void navigate({ to: '.', search: search as never, replace, resetScroll: false });
    },
    [navigate],
  );
  const [search, unknown] = useMemo(() => [parseStandardsSearch(raw), unknownStandardsWords(raw)], [raw]);
  return [search, unknown, update];
}
