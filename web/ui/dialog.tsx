import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { t } from 'ttag';
import { classNames } from '#web/lib/class-names.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

export interface DialogProps {
  readonly open: boolean;
  /** Asked to close: Escape, the close button, a press outside. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Actions, bottom right; the destructive one last. */
  readonly foot?: ReactNode;
  /** 28, 52 or 66 rem. */
  readonly size?: 'small' | 'middle' | 'wide';
  /** Keeps the title for screen readers where the body draws its own. */
  readonly titleHidden?: boolean;
  /** What the focus goes to; the close button where it is left out. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A modal dialog: traps the focus, returns it to where it was, closes with Escape.
 * Heavy with its focus trap, so a screen loads the dialogs it opens with `lazyPart`.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, foot, size, titleHidden, initialFocus } = props;
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            className={classNames(styles.popup, size && size !== 'small' && styles[size])}
            {...(initialFocus && { initialFocus })}
          >
            <div className={classNames(styles.head, titleHidden && styles.bare)}>
              <div>
                <Base.Title className={titleHidden ? 'visually-hidden' : styles.title}>{title}</Base.Title>
                {description !== undefined && (
                  <Base.Description className={styles.description}>{description}</Base.Description>
                )}
              </div>
              <Base.Close
                render={<IconButton label={t`Close`} icon={<X size={20} aria-hidden="true" />} />}
              />
            </div>
            {children !== undefined && <div className={styles.body}>{children}</div>}
            {foot !== undefined && <div className={styles.foot}>{foot}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
