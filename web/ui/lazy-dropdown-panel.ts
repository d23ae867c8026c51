import { lazyPart } from '#web/lib/lazy-part.tsx';

/** To be called where the pointer or the focus comes near. */
export const loadDropdownPanel = () => import('./dropdown-panel.tsx');
export const DropdownPanel = lazyPart(loadDropdownPanel, 'DropdownPanel');
