import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { useOverlay } from '#web/lib/use-overlay.ts';
import styles from './field-button.module.css';
import { DropdownPanel, loadDropdownPanel } from './lazy-dropdown-panel.ts';

export interface DropdownProps {
  /** The name of the choice, such as Categories. */
  readonly name: string;
  /** The current choice in a few words. */
  readonly value: string;
  /** Whose choice it is, for screen readers, where several stand below each other. */
  readonly about?: string;
  readonly small?: boolean;
  /** The choices; rendered only while open. Given how to close the panel, a choice may be the last. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  readonly className?: string | undefined;
}

/** A button over a panel of choices. The panel's code loads when the pointer or the focus comes near. */
export function Dropdown({ name, value, about, small, children, className }: DropdownProps) {
  const panel = useOverlay();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames(styles.field, small && styles.small, className)}
        aria-haspopup="dialog"
        aria-expanded={panel.isOpen}
        onPointerEnter={loadDropdownPanel}
        onFocus={loadDropdownPanel}
        onClick={panel.toggle}
      >
        <span className={styles.name}>{name}</span>
        <span className={styles.value}>{value}</span>
        {about !== undefined && <span className="visually-hidden">: {about}</span>}
        <ChevronDown size={16} aria-hidden="true" className={styles.arrow} />
      </button>
      {panel.wasOpened && (
        <DropdownPanel anchor={button} title={name} {...panel.props}>
          {typeof children === 'function' ? children(panel.close) : children}
        </DropdownPanel>
      )}
    </>
  );
}
