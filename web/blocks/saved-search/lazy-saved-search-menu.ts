import { lazyPart } from '#web/lib/lazy-part.tsx';

/** For users alone. */
export const SavedSearchMenu = lazyPart(() => import('./saved-search-menu.tsx'), 'SavedSearchMenu');
