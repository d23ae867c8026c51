import { Outlet } from '@tanstack/react-router';
import { useRef } from 'react';
import { ToastHost } from '#web/ui/toast-host.tsx';
import styles from './shell.module.css';
import { ShopHeader } from './shop-header.tsx';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';

/** What surrounds every page. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  useFocusOnNewPage(main);
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <ShopHeader />
      <main id="main" ref={main} className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <footer className={styles.footer}>
        <div className={`wrap ${styles.footerLine}`}>
          <span>Larder</span>
          <span>Nutrition as declared by the manufacturer. Always check the pack.</span>
        </div>
      </footer>
      <ToastHost />
    </>
  );
}
