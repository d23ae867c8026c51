import { useEffect, useEffectEvent, useState } from 'react';
import { jt, t } from 'ttag';
import { countOf } from '#web/lib/format-count.ts';
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { LineFilter } from '../account-bar.tsx';
import type { LinesView } from './lines-view.ts';
import styles from './order-lines.module.css';
import { LINE_ORDERS } from './sort-lines.ts';

const SHOWS: readonly { readonly value: LineFilter; readonly label: string }[] = [
  { value: 'all', label: t`All lines` },
  { value: 'choose', label: t`To choose` },
  { value: 'check', label: t`To check` },
  { value: 'repeated', label: t`Same product twice` },
  { value: 'unmatched', label: t`Without a product` },
  { value: 'code', label: t`By code` },
  { value: 'name', label: t`By name` },
  { value: 'absent', label: t`Not in catalogue` },
  { value: 'problem', label: t`Problems` },
  { value: 'aside', label: t`Lines set aside` },
];

const SELECT_KEY = 'X';

const KEYS = jt`${<kbd key="up">↑</kbd>} ${<kbd key="down">↓</kbd>} move, ${<kbd key="enter">{t`Enter`}</kbd>} open, ${<kbd key="1">1</kbd>} to ${<kbd key="5">5</kbd>} choose, ${<kbd key="x">{SELECT_KEY}</kbd>} select, ${<kbd key="all">?</kbd>} all keys`;

export interface LinesBarProps {
  readonly view: LinesView;
  readonly count: number;
  readonly onChange: (part: Partial<LinesView>) => void;
}

/** Which lines are shown, and in which order. */
export function LinesBar({ view, count, onChange }: LinesBarProps) {
  const [text, setText] = useState(view.text);
  const settled = useDebouncedValue(text, 200);
  const [shown, setShown] = useState(view.text);
  if (view.text !== shown) {
    setShown(view.text);
    // By the way back or by "Show all lines", not by what is being typed.
    if (view.text !== settled) setText(view.text);
  }
  const find = useEffectEvent((typed: string) => {
    if (typed !== view.text) onChange({ text: typed });
  });
  useEffect(() => find(settled), [settled]);
  return (
    <div className={styles.bar}>
      <TextField
        label={t`Search in these lines`}
        value={text}
        onChange={setText}
        type="search"
        className={styles.search}
      />
      <Select name={t`Show`} value={view.show} onChange={(show) => onChange({ show })} options={SHOWS} />
      <Select
        name={t`Sort`}
        value={view.sort}
        onChange={(sort) => onChange({ sort })}
        options={LINE_ORDERS}
      />
      <p role="status" className="small muted">
        {countOf(count, t`line`, t`lines`)}
      </p>
      <p className={styles.hint}>{KEYS}</p>
    </div>
  );
}
