import { useSyncExternalStore } from 'react';

/** Room for filters, table and a product side by side. */
const WIDE = '(min-width: 1280px)';

export function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(WIDE);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
}
