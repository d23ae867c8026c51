import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import styles from './segmented-control.module.css';

export interface SegmentedControlProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly segments: readonly { readonly value: V; readonly label: string; readonly icon?: ReactNode }[];
  readonly onChange: (value: V) => void;
  readonly className?: string | undefined;
}

/** A few exclusive choices side by side. With an icon, the label is the segment's name alone. */
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  const { label, value, segments, onChange, className } = props;
  return (
    <fieldset className={classNames(styles.segments, className)}>
      <legend className="visually-hidden">{label}</legend>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          className={styles.segment}
          aria-pressed={segment.value === value}
          aria-label={segment.icon ? segment.label : undefined}
          onClick={() => onChange(segment.value)}
        >
          {segment.icon ?? segment.label}
        </button>
      ))}
    </fieldset>
  );
}
