import type { ToastKind } from './toast.ts';
import styles from './toast-region.module.css';

/** Shape first, then colour: a disc with a tick, a square with a cross, a ring with an i. */
export function ToastMark({ kind }: { readonly kind: ToastKind }) {
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
