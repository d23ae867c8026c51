import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useChosen } from '../chosen-store.ts';

const CompareTray = lazyPart(() => import('./compare-tray.tsx'), 'CompareTray');

/** Where the tray stands once something is chosen. Its code comes with the first choice. */
export function CompareDock() {
  const gtins = useChosen();
  return gtins.length > 0 && <CompareTray gtins={gtins} />;
}
