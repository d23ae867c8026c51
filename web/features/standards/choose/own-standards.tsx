import { GripVertical, MoveUp, X } from 'lucide-react';
import {
  Fragment,
  type KeyboardEvent,
  type PointerEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { t } from 'ttag';
import { type RuleKey, titleOf } from '#contract/all-standards.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { moveItem, placeAtHeight, placeByKey } from './move-item.ts';
import styles from './own-standards.module.css';

/** A product's page says so many as sentences, and the others a line each (`finding.module.css`). */
const MOST_SENTENCES = 3;

export interface OwnStandardsProps {
  /** One at least. */
  readonly standards: readonly RuleKey[];
  /** How a law stands that is not in force: "coming". */
  readonly notes: ReadonlyMap<RuleKey, string>;
  readonly onChange: (standards: readonly RuleKey[]) => void;
}

/** The chosen standards and laws in the order in which they are shown: dragged by their grips, moved by keys or one up by a press. */
export function OwnStandards({ standards, notes, onChange }: OwnStandardsProps) {
  const list = useRef<HTMLOListElement>(null);
  const [held, setHeld] = useState<RuleKey>();
  const [said, setSaid] = useState('');
  /** The grip that was used: its row may be drawn elsewhere now, and the focus goes with it. */
  const focused = useRef<RuleKey>(undefined);
  const hint = useId();
  useLayoutEffect(() => {
    const key = focused.current;
    focused.current = undefined;
    if (key !== undefined) list.current?.querySelector<HTMLElement>(`[data-key="${key}"] button`)?.focus();
  });
  const move = (key: RuleKey, to: number) => {
    focused.current = key;
    setSaid(t`${titleOf(key)}: ${to + 1} of ${standards.length}`);
    if (standards.indexOf(key) !== to) onChange(moveItem(standards, key, to));
  };
  const take = (event: PointerEvent, key: RuleKey) => {
    if (event.button !== 0) return;
    // The list has the pointer, since a row that is drawn elsewhere loses it.
    list.current?.setPointerCapture(event.pointerId);
    setHeld(key);
  };
  const drag = (event: PointerEvent) => {
    if (held === undefined || !list.current) return;
    const rows = [...list.current.querySelectorAll('[data-key]')].map((row) => row.getBoundingClientRect());
    const middles = rows.map(({ top, height }) => top + height / 2);
    const at = standards.indexOf(held);
    const to = placeAtHeight(event.clientY, middles, at);
    if (to !== at) move(held, to);
  };
  const press = (event: KeyboardEvent, key: RuleKey, at: number) => {
    const to = placeByKey(event.key, at, standards.length);
    if (to === undefined) return;
    event.preventDefault();
    move(key, to);
  };
  return (
    <>
      <p id={hint} hidden>
        {t`Drag it, or press the arrow keys, Home or End.`}
      </p>
      <ol
        ref={list}
        className={styles.list}
        onPointerMove={drag}
        onPointerUp={() => setHeld(undefined)}
        onLostPointerCapture={() => setHeld(undefined)}
      >
        {standards.map((key, at) => (
          <Fragment key={key}>
            {at === MOST_SENTENCES && (
              <li className={styles.cut}>{t`Above as sentences, below one line each`}</li>
            )}
            <li className={styles.row} data-key={key} data-held={key === held || undefined}>
              <button
                type="button"
                className={styles.grip}
                aria-label={t`Move ${titleOf(key)}`}
                aria-describedby={hint}
                onPointerDown={(event) => take(event, key)}
                onKeyDown={(event) => press(event, key, at)}
              >
                <GripVertical size={16} aria-hidden="true" />
              </button>
              <span className="muted">{at + 1}</span>
              <span>
                {titleOf(key)} <small className="muted">{notes.get(key)}</small>
              </span>
              <IconButton
                label={t`Move up: ${titleOf(key)}`}
                size="small"
                icon={<MoveUp size={16} aria-hidden="true" />}
                aria-disabled={at === 0}
                onClick={() => at > 0 && onChange(moveItem(standards, key, at - 1))}
              />
              <IconButton
                label={t`Remove ${titleOf(key)}`}
                size="small"
                icon={<X size={16} aria-hidden="true" />}
                onClick={() => onChange(standards.filter((one) => one !== key))}
              />
            </li>
          </Fragment>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}
