import { useRef } from 'react';
import { t } from 'ttag';
import styles from '#web/blocks/groups/group-frame.module.css';
import { OwnGroups } from '#web/blocks/groups/own-groups.tsx';
import { privatePage } from '#web/blocks/private-page/private-page.tsx';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

export const WishlistGroupsPage = privatePage(t`Wishlist groups`, t`to view your wishlist groups`, Groups);

function Groups() {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(t`Wishlist groups`);
  return (
    <div className="wrap page stack">
      <div className={styles.head}>
        <PageHeading ref={heading}>{t`Wishlist groups`}</PageHeading>
        <div className={styles.links}>
          <TextLink to="/public-groups">{t`Public groups`}</TextLink>
          <TextLink to="/wishlist">{t`Wishlist`}</TextLink>
          <TextLink to="/products">{t`Browse products`}</TextLink>
        </div>
      </div>
      <OwnGroups onGone={() => heading.current?.focus({ preventScroll: true })} />
    </div>
  );
}
