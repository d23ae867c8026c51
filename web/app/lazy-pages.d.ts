/** Made by the build from the table of addresses (`lazyPages` in `vite.config.ts`). */
declare module 'virtual:lazy-pages' {
  import type { ReactNode } from 'react';
  import type { Path } from '#contract/addresses.ts';

  /** Each page's module, which exports its component alone; null where the address leads elsewhere. */
  export const LAZY_PAGES: Readonly<
    Record<Path, (() => Promise<Readonly<Record<string, () => ReactNode>>>) | null>
  >;
}
