import { Outlet, useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { t } from 'ttag';
import { useSession } from '#web/features/session/session.ts';
import { SessionWatch } from '#web/features/session/session-watch.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useOffline } from '#web/lib/offline.ts';
import { useOverlay } from '#web/lib/use-overlay.ts';
import { usePageKey } from '#web/lib/use-page-key.ts';
import { ToastHost } from '#web/ui/toast-host.tsx';
import { ShopFooter } from './footer.tsx';
import { MarketingHeader } from './marketing-header.tsx';
import { isPublicPage } from './marketing-links.ts';
import { OptionalPart } from './optional-part.tsx';
import styles from './shell.module.css';
import { ShopHeader } from './shop-header.tsx';

/** What surrounds every page: the public pages and the shop each have a header and a footer of their own. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  const isPublic = useRouterState({ select: ({ location }) => isPublicPage(location.pathname) });
  useFocusOnNewPage(main);
  return (
    <>
      <a className="skip" href="#main">
        {t`Skip to content`}
      </a>
      {isPublic ? <MarketingHeader /> : <ShopHeader />}
      <OptionalPart>
        <OfflineState />
      </OptionalPart>
      <main id="main" ref={main} className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <OptionalPart>
        <ShopDock />
      </OptionalPart>
      {isPublic ? <MarketingFooter /> : <ShopFooter />}
      <SessionWatch />
      <OptionalPart>
        <PageKeys />
      </OptionalPart>
      <OptionalPart>
        <AfterSignIn />
      </OptionalPart>
      <ToastHost />
    </>
  );
}

const MarketingFooter = lazyPart(() => import('./marketing-footer.tsx'), 'MarketingFooter');

const PageOverlays = lazyPart(() => import('./palette/page-overlays.tsx'), 'PageOverlays');

/** Ctrl K opens the palette, `?` the sheet of shortcuts. Their code comes with the first press. */
function PageKeys() {
  const palette = useOverlay();
  const sheet = useOverlay();
  usePageKey('k', palette.open, 'with Ctrl');
  usePageKey('?', sheet.open);
  return <PageOverlays palette={palette} sheet={sheet} />;
}

const CompareDock = lazyPart(() => import('#web/features/compare/tray/compare-dock.tsx'), 'CompareDock');

/** Pages where products are chosen. */
const SHOP = /^\/(?:products|wishlist)/;

function ShopDock() {
  const isShop = useRouterState({ select: ({ location }) => SHOP.test(location.pathname) });
  return isShop && <CompareDock />;
}

const UserStart = lazyPart(() => import('./user-start.tsx'), 'UserStart');

/** Visitors do not load it. */
function AfterSignIn() {
  const { user } = useSession();
  return user && <UserStart user={user} />;
}

const OfflineBar = lazyPart(() => import('./offline/offline-bar.tsx'), 'OfflineBar');

function OfflineState() {
  return useOffline() && <OfflineBar />;
}

/**
 * After a change of page, a keyboard or a screen reader starts at the page's content, as after a real page load.
 * Where the focus is still on something, such as a link of the header, it is left alone.
 */
function useFocusOnNewPage(main: RefObject<HTMLElement | null>): void {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const before = useRef(pathname);
  useEffect(() => {
    const isFirst = before.current === undefined;
    const isSame = before.current === pathname;
    before.current = pathname;
    if (isFirst || isSame || document.activeElement !== document.body) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
