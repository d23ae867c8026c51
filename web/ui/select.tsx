import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import styles from './field-button.module.css';

export interface SelectProps<V extends string> {
  readonly name: ReactNode;
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly onChange: (value: V) => void;
  readonly small?: boolean;
  /** Ids of the elements that describe it. */
  readonly describedBy?: string;
  readonly className?: string | undefined;
}

/** One of a few. The browser's own list: right on every device, and nothing to load. */
export function Select<V extends string>({
  name,
  value,
  options,
  onChange,
  small,
  describedBy,
  className,
}: SelectProps<V>) {
  return (
    <label className={classNames(styles.field, small && styles.small, className)}>
      <span className={styles.name}>{name}</span>
      <select
        className={styles.select}
        value={value}
        aria-describedby={describedBy}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" className={styles.arrow} />
    </label>
  );
}
