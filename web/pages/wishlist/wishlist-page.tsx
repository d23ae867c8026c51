import { getRouteApi, Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { t } from 'ttag';
import { privatePage } from '#web/blocks/private-page/private-page.tsx';
import { ListViewSwitch } from '#web/blocks/saved-products/list-view-switch.tsx';
import { ListLinks } from '#web/features/orders/lists/list-links.tsx';
import { WatchButton } from '#web/features/watches/late-watch-button.tsx';
import { useWishlist } from '#web/features/wishlist/wishlist-list.ts';
import { useGroups } from '#web/features/wishlist-groups/groups-list.ts';
import { formatCount } from '#web/lib/format-count.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ItemsTab } from './items-tab.tsx';
import styles from './wishlist-page.module.css';

const OwnGroups = lazyPart(
  () => import('#web/blocks/groups/own-groups.tsx'),
  'OwnGroups',
  <Skeleton height="14rem" />,
);

const route = getRouteApi('/wishlist');

export const WishlistPage = privatePage(t`Wishlist`, t`to view your wishlist`, OwnWishlist);

function OwnWishlist() {
  const { tab, view = 'list', ...judged } = route.useSearch();
  const navigate = route.useNavigate();
  const { data: wishlist, isError } = useWishlist();
  const items = wishlist?.items.length;
  const groups = useGroups().data?.length;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  useDocumentTitle(t`Wishlist`);
  return (
    <div className="wrap page">
      <div className={styles.head}>
        <PageHeading ref={heading}>{t`Wishlist`}</PageHeading>
        <div className={styles.aside}>
          {tab === 'groups' && <TextLink to="/public-groups">{t`Public groups`}</TextLink>}
          {tab !== 'groups' && <ListLinks of="wishlist" count={items ?? (isError ? 0 : undefined)} />}
          {tab !== 'groups' && <WatchButton target={{ kind: 'wishlist' }} name={t`your wishlist`} />}
          <TextLink to="/products">{t`Browse products`}</TextLink>
          {tab !== 'groups' && (
            <ListViewSwitch
              view={view}
              onChange={(next) =>
                void navigate({
                  search: { ...judged, ...(next === 'cards' && { view: 'cards' }) },
                  replace: true,
                })
              }
            />
          )}
        </div>
      </div>
      <nav className={styles.tabs} aria-label={t`Wishlist`}>
        <Link
          to="/wishlist"
          className="tab"
          search={{ ...judged, ...(view === 'cards' && { view }) }}
          activeOptions={{ exact: true }}
        >
          {t`Items`} <Tally count={items} />
        </Link>
        <Link
          to="/wishlist"
          className="tab"
          search={{ ...judged, tab: 'groups', ...(view === 'cards' && { view }) }}
          activeOptions={{ exact: true }}
        >
          {t`Groups`} <Tally count={groups} />
        </Link>
      </nav>
      {tab === 'groups' ? (
        <OwnGroups onGone={focusHeading} />
      ) : (
        <ItemsTab view={view} onGone={focusHeading} />
      )}
    </div>
  );
}

function Tally({ count }: { readonly count: number | undefined }) {
  return count === undefined ? null : <span className={styles.tally}>{formatCount(count)}</span>;
}
