import { lazyPart } from '#web/lib/lazy-part.tsx';

// Asked for with the page's own code, so that it is there soon after the page is alive.
const loading = import('./judged-by.tsx');

/** Rendered by the server; its code comes after the rest. */
export const JudgedBy = lazyPart(() => loading, 'JudgedBy');
