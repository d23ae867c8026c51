import { lazyPart } from '#web/lib/lazy-part.tsx';

/** Comes with the first product that is selected. */
export const BulkBar = lazyPart(() => import('./bulk-bar.tsx'), 'BulkBar');
