import { Outlet, useRouterState } from '@tanstack/react-router';
import { useRef } from 'react';
import { SessionWatch } from '#web/features/session/session-watch.tsx';
import { ToastHost } from '#web/ui/toast-host.tsx';
import { CompareDock } from './compare-dock.tsx';

import { MarketingFooter, ShopFooter } from './footer.tsx';
import { MarketingHeader } from './marketing-header.tsx';
import { isPublicPage } from './marketing-links.ts';
import { OptionalPart } from './optional-part.tsx';
import styles from './shell.module.css';
import { ShopHeader } from './shop-header.tsx';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';
import { UserStart } from './user-start.tsx';

/** What surrounds every page: the public pages and the shop each have a header and a footer of their own. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  const isPublic = useRouterState({ select: ({ location }) => isPublicPage(location.pathname) });
  useFocusOnNewPage(main);
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {isPublic ? <MarketingHeader /> : <ShopHeader />}
      <main id="main" ref={main} className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <OptionalPart>
        <CompareDock />
      </OptionalPart>
      {isPublic ? <MarketingFooter /> : <ShopFooter />}
      <SessionWatch />
      <OptionalPart>
        <UserStart />
      </OptionalPart>
      <OptionalPart>
        <ToastHost />
      </OptionalPart>
    </>
  );
}
