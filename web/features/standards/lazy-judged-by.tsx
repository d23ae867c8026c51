import { lazyPart } from '#web/lib/lazy-part.tsx';

const JudgedBy = lazyPart(() => import('./judged-by.tsx'), 'JudgedBy');

/**
 * Rendered by the server; its code comes after the rest. One element for good: with a new one React would draw it again
 * before its code is there, and for that moment all below it would move up, away from under a press.
 */
export const judgedBy = <JudgedBy />;
