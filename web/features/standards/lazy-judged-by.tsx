import { lazyPart } from '#web/lib/lazy-part.tsx';

// Asked for with the page's own code, so that it is there soon after the page is alive.
const loading = import('./judged-by.tsx');
const JudgedBy = lazyPart(() => loading, 'JudgedBy');

/**
 * Rendered by the server; its code comes after the rest. One element for good: with a new one React would draw it again
 * before its code is there, and for that moment all below it would move up, away from under a press.
 */
export const judgedBy = <JudgedBy />;
