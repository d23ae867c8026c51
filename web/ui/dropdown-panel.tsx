import { Popover } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import styles from './dropdown-panel.module.css';

export interface DropdownPanelProps {
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Closes without a transition, which would style all its choices, often a hundred, once more. */
export function DropdownPanel({ anchor, open, title, onClose, children }: DropdownPanelProps) {
  if (!open) return null;
  return (
    <Popover.Root
      open
      onOpenChange={(next, { event, reason }) => {
        // A press on the button itself is the button's to answer: it would close here and open again there.
        const isOnButton = event.target instanceof Node && anchor.current?.contains(event.target);
        if (!next && !(reason === 'outside-press' && isOnButton)) onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          className={styles.positioner}
          sideOffset={6}
          align="start"
          positionMethod="fixed"
        >
          <Popover.Popup className={styles.popup} finalFocus={anchor}>
            <Popover.Title className="visually-hidden">{title}</Popover.Title>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
