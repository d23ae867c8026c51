import { useRouterState } from '@tanstack/react-router';
import { useChosen } from '#web/features/compare/chosen-store.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';

const CompareTray = lazyPart(() => import('#web/features/compare/tray/compare-tray.tsx'), 'CompareTray');

/** Pages where products are chosen. */
const SHOP = /^\/(?:products|wishlist)/;

/** Where the tray stands once something is chosen. Its code comes with the first choice. */
export function CompareDock() {
  const gtins = useChosen();
  const isShop = useRouterState({ select: ({ location }) => SHOP.test(location.pathname) });
  if (!isShop || gtins.length === 0) return null;
  return <CompareTray gtins={gtins} />;
}
