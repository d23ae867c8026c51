import { useCallback, useEffect, useRef, useState } from 'react';
import { formatRange, type Range } from '#contract/ranges.ts';
import { useLatest } from '#web/lib/use-latest.ts';

/** A run of presses on a key is one change of the list, and one step back. */
const SETTLE_MS = 400;

/** A range as it is being chosen: shown at once, saved when `settle` says so or a run of presses ends. */
export function useRangeDraft(saved: Range, save: (range: Range) => void) {
  const from = formatRange(saved);
  const [draft, setDraft] = useState<{ readonly from: string; readonly range: Range }>();
  // Saved, or changed elsewhere: what was being chosen is over.
  if (draft && draft.from !== from) setDraft(undefined);

  const pending = useRef<Range>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useLatest(save);
  const settle = useCallback(() => {
    clearTimeout(timer.current);
    if (pending.current) latest.current(pending.current);
    pending.current = undefined;
  }, [latest]);
  // What goes before the run has ended, as when the drawer is closed, is saved as well.
  useEffect(() => settle, [settle]);

  const choose = (range: Range) => {
    setDraft({ from, range });
    pending.current = range;
    clearTimeout(timer.current);
  };
  const settleSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, SETTLE_MS);
  };
  return { range: draft?.from === from ? draft.range : saved, choose, settle, settleSoon };
}
