import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { t } from 'ttag';
import { classNames } from '#web/lib/class-names.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { receiveToasts, type ToastAction, type ToastKind } from './toast.ts';
import styles from './toast-region.module.css';

const INFO_MS = 5_000;
const OTHERS_MS = 3_000;
const MOST_AT_ONCE = 5;

interface ToastData {
  readonly kind: ToastKind;
  readonly action: ToastAction | undefined;
}

const manager = Toast.createToastManager<ToastData>();

/** The library draws a toast as a dialog; with a role of its own it must not claim to be modal or not. */
const NO_DIALOG = { 'aria-modal': undefined };

/** Toasts wait while the pointer or the focus is on them; F6 brings the focus there. */
export function ToastRegion() {
  useEffect(
    () =>
      receiveToasts(({ kind, text, action, note }) => {
        const timeout = kind === 'info' ? INFO_MS : OTHERS_MS;
        const data = { kind, action: action && { ...action, run: once(action.run) } };
        manager.add({ title: text, description: note, data, timeout });
      }),
    [],
  );
  return (
    <Toast.Provider toastManager={manager} limit={MOST_AT_ONCE}>
      <Toast.Portal>
        <Toast.Viewport ref={keepRoom} className={styles.viewport} aria-label={t`Notifications`}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/** A toast can be pressed while it fades: an Undo that ran twice would put back twice as many. */
function once(run: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) run();
    isDone = true;
  };
}

/**
 * Says how high the toasts are: an open dialog ends above them. They go to the foot of the screen when one opens, and stay
 * there until none is left: what one reads or presses does not move as the dialog closes.
 */
function keepRoom(viewport: HTMLElement | null) {
  if (!viewport) return;
  const { style } = document.documentElement;
  const giveWay = () => {
    if (document.querySelector('.backdrop[data-open]')) viewport.dataset.low = '';
  };
  const dialogs = new MutationObserver(giveWay);
  const observer = new ResizeObserver(() => {
    const height = viewport.offsetHeight;
    style.setProperty('--toast-room', height === 0 ? '0px' : `calc(${height}px + var(--space-3))`);
    dialogs.disconnect();
    if (height === 0) {
      delete viewport.dataset.low;
      return;
    }
    giveWay();
    dialogs.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-open'] });
  });
  observer.observe(viewport);
  return () => {
    observer.disconnect();
    dialogs.disconnect();
  };
}

function ToastList() {
  const { toasts, close } = Toast.useToastManager<ToastData>();
  return toasts.map((toast) => {
    const { kind = 'info', action } = toast.data ?? {};
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        role={kind === 'error' ? 'alert' : 'status'}
        {...NO_DIALOG}
        swipeDirection={['right', 'up']}
        className={classNames(styles.toast, styles[kind])}
      >
        <ToastMark kind={kind} />
        <div className={styles.text}>
          <Toast.Title render={<p />} />
          <Toast.Description className={styles.note} />
        </div>
        {action && (
          <Button
            size="small"
            onClick={() => {
              action.run();
              close(toast.id);
            }}
          >
            {action.label}
          </Button>
        )}
        <Toast.Close
          aria-hidden={false}
          render={
            <IconButton
              label={t`Close notification`}
              size="small"
              icon={<X size={16} aria-hidden="true" />}
              className={styles.close}
            />
          }
        />
      </Toast.Root>
    );
  });
}

/** Shape first, then colour: a disc with a tick, a square with a cross, a ring with an i. */
function ToastMark({ kind }: { readonly kind: ToastKind }) {
  return (
    <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden="true" fill="none">
      {kind === 'success' && (
        <>
          <circle cx="8" cy="8" r="8" fill="currentcolor" />
          <path d="M4.4 8.3l2.4 2.4 4.8-5.2" stroke="var(--surface)" strokeWidth="1.8" />
        </>
      )}
      {kind === 'error' && (
        <>
          <rect x=".5" y=".5" width="15" height="15" rx="2" fill="currentcolor" />
          <path d="M4.8 4.8l6.4 6.4M11.2 4.8l-6.4 6.4" stroke="var(--surface)" strokeWidth="1.8" />
        </>
      )}
      {kind === 'info' && (
        <>
          <circle cx="8" cy="8" r="7.2" stroke="currentcolor" strokeWidth="1.6" />
          <path d="M8 7.2v4.4M8 4.2v1.6" stroke="currentcolor" strokeWidth="1.7" />
        </>
      )}
    </svg>
  );
}
