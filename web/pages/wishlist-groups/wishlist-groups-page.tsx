import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { PrivatePage } from '#web/pages/login-required/private-page.tsx';
import styles from './group-page.module.css';
import { OwnGroups } from './own-groups.tsx';

export function WishlistGroupsPage() {
  return (
    <PrivatePage title="Wishlist groups" text="You need to be logged in to view your wishlist groups.">
      {() => <Groups />}
    </PrivatePage>
  );
}

function Groups() {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle('Wishlist groups');
  return (
    <div className="wrap page stack">
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className="heading">
          Wishlist groups
        </h1>
        <div className={styles.links}>
          <Link to="/public-groups" className="link">
            Public groups
          </Link>
          <Link to="/wishlist" className="link">
            Wishlist
          </Link>
          <Link to="/products" className="link">
            Browse products
          </Link>
        </div>
      </div>
      <OwnGroups onGone={() => heading.current?.focus({ preventScroll: true })} />
    </div>
  );
}
