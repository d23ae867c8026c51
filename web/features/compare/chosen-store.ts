import { browserList } from '#web/lib/browser-list.ts';
import { readChosen } from './chosen.ts';

/** The GTINs chosen in this browser. */
export const {
  useList: useChosen,
  get: getChosen,
  set: setChosen,
} = browserList('larder.compare', readChosen);
