import { Fragment, type ReactNode } from 'react';
import { formatCount } from '#web/lib/format-count.ts';
import { useOptimisticChoice } from '#web/lib/use-optimistic-choice.ts';
import styles from './check-list.module.css';
import { Checkbox } from './checkbox.tsx';

export interface CheckListItem<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly checked: boolean;
  /** How many there are; undefined while it is not known. */
  readonly count?: number | undefined;
  /** Belongs to the item, but not to its box: next to the box, and below. */
  readonly aside?: ReactNode;
  readonly below?: ReactNode;
}

export interface CheckListProps<V extends string> {
  /** What the boxes choose between, for screen readers. */
  readonly legend: string;
  readonly items: readonly CheckListItem<V>[];
  readonly onToggle: (value: V) => void;
  /** A box that stands for all the others. */
  readonly all?: {
    readonly label: string;
    readonly state: 'all' | 'some' | 'none';
    /** What no tick at all means. */
    readonly noneMeans: string;
    readonly onToggle: () => void;
  };
}

/** Any of several, with how many each would give. */
export function CheckList<V extends string>({ legend, items, onToggle, all }: CheckListProps<V>) {
  return (
    <fieldset className={styles.list}>
      <legend className="visually-hidden">{legend}</legend>
      {all && (
        <div className={styles.lead}>
          <Checkbox
            className={styles.item}
            checked={all.state === 'all'}
            mixed={all.state === 'some'}
            onChange={all.onToggle}
            label={
              <>
                <span className={styles.label}>{all.label} </span>
                {all.state === 'none' && <span className={styles.count}>{all.noneMeans}</span>}
              </>
            }
          />
        </div>
      )}
      {items.map((item) => (
        <Item key={item.value} {...item} onToggle={onToggle} />
      ))}
    </fieldset>
  );
}

interface ItemProps<V extends string> extends CheckListItem<V> {
  readonly onToggle: (value: V) => void;
}

function Item<V extends string>({ value, label, checked, count, aside, below, onToggle }: ItemProps<V>) {
  const [ticked, tick] = useOptimisticChoice(checked, () => onToggle(value));
  const box = (
    <Checkbox
      className={styles.item}
      checked={ticked}
      onChange={tick}
      label={<CountedLabel label={label} count={count} />}
    />
  );
  if (!aside && !below) return box;
  return (
    <div className={styles.row}>
      {box}
      {aside}
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}

export interface CountedLabelProps {
  readonly label: string;
  readonly count: number | undefined;
}

export function CountedLabel({ label, count }: CountedLabelProps) {
  return (
    <>
      <span className={styles.label}>
        <BreakableText text={label} />{' '}
      </span>
      {count !== undefined && <span className={styles.count}>{formatCount(count)}</span>}
    </>
  );
}

/** `Milk/Butter/Cream` may break after each slash instead of within a word; read and copied as it is. */
function BreakableText({ text }: { readonly text: string }) {
  const parts = text.split('/');
  return parts.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity but their place
    <Fragment key={i}>
      {part}
      {i < parts.length - 1 && (
        <>
          /<wbr />
        </>
      )}
    </Fragment>
  ));
}
