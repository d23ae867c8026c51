import { memo } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';

// Asked for with the page's own code, so that it is there soon after the page is alive.
const loading = import('./judged-by.tsx');

/**
 * Rendered by the server; its code comes after the rest. Drawn again before that, it would vanish for the moment, and all
 * below it would move away from under a press: hence the memo.
 */
export const JudgedBy = memo(lazyPart(() => loading, 'JudgedBy'));
