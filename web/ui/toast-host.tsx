import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasToasts, onFirstToast } from './toast.ts';

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region.tsx')).ToastRegion }));

/** Where toasts appear. The region's code comes with the first of them. */
export function ToastHost() {
  const isNeeded = useSyncExternalStore(onFirstToast, hasToasts, () => false);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  );
}
