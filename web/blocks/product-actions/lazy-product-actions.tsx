import { lazyPart } from '#web/lib/lazy-part.tsx';

/** Call it where what shows the actions is loaded: then they do not come after it. */
export const loadProductActions = () => import('./product-actions.tsx');

/** The actions of a product in a dialog over a list, which most visits to the list never open. */
export const LazyProductActions = lazyPart(loadProductActions, 'ProductActions');
