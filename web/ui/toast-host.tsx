import { useSyncExternalStore } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { hasToasts, onFirstToast } from './toast.ts';

const ToastRegion = lazyPart(() => import('./toast-region.tsx'), 'ToastRegion');

/** Where toasts appear. The region's code comes with the first of them. */
export function ToastHost() {
  const isNeeded = useSyncExternalStore(onFirstToast, hasToasts, () => false);
  if (!isNeeded) return null;
  return <ToastRegion />;
}
