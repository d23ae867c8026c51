import { useCallback, useEffect, useRef, useState } from 'react';

/** How long typing must pause before it is searched for. */
const SEARCH_PAUSE_MS = 400;

export type ApplyTerm = (term: string, update: { readonly replace: boolean }) => void;

export type SearchText = ReturnType<typeof useSearchText>;

/** The text being typed. Words typed in one go are one step in the history: each pause replaces the one before. */
export function useSearchText(term: string, apply: ApplyTerm) {
  const [text, setText] = useState(term);
  const applied = useRef(term);
  const isSameGo = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address changed by itself, as by "back": the field follows. What was applied from here is not put back,
  // because the person may have typed on since.
  useEffect(() => {
    if (term === applied.current) return;
    applied.current = term;
    isSameGo.current = false;
    clearTimeout(timer.current);
    setText(term);
  }, [term]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = useCallback(
    (next: string, isPause: boolean) => {
      clearTimeout(timer.current);
      if (next.trim() !== applied.current) {
        applied.current = next.trim();
        apply(next.trim(), { replace: isSameGo.current });
      }
      isSameGo.current = isPause;
    },
    [apply],
  );
  const change = useCallback(
    (next: string) => {
      setText(next);
      clearTimeout(timer.current);
      const { pathname } = location;
      // This page stays until the code of the next one is there: a search would lead back to it.
      timer.current = setTimeout(() => location.pathname === pathname && search(next, true), SEARCH_PAUSE_MS);
    },
    [search],
  );
  /** Puts a text into the field and searches for it. */
  const choose = useCallback(
    (next: string) => {
      setText(next);
      search(next, false);
    },
    [search],
  );
  const clear = useCallback(() => choose(''), [choose]);
  /** The field is left: the next word typed is a new search, not a longer form of the last. */
  const leave = useCallback(() => {
    isSameGo.current = false;
  }, []);
  return { text, change, choose, clear, leave, submit: () => search(text, false) };
}
