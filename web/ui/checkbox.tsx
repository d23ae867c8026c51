import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import styles from './checkbox.module.css';

export interface CheckboxProps {
  readonly checked: boolean;
  /** Neither on nor off: some of what it stands for are. */
  readonly mixed?: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: ReactNode;
  readonly labelHidden?: boolean;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
  readonly tabIndex?: number | undefined;
}

export function Checkbox(props: CheckboxProps) {
  const { checked, mixed = false, onChange, label, labelHidden, disabled, className, tabIndex } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={classNames(styles.choice, className)}>
      <input
        ref={input}
        type="checkbox"
        className={styles.check}
        checked={checked}
        disabled={disabled}
        tabIndex={tabIndex}
        onChange={(event) => onChange(event.target.checked)}
      />
      {labelHidden ? <span className="visually-hidden">{label}</span> : label}
    </label>
  );
}

export interface RadioProps {
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: () => void;
  readonly label: ReactNode;
}

export function Radio({ name, checked, onChange, label }: RadioProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} className={styles.check} checked={checked} onChange={onChange} />
      {label}
    </label>
  );
}
