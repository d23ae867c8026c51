import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { t } from 'ttag';
import { DEFAULT_PAGE_SIZE } from '#contract/paging.ts';
import type { PublicGroup, PublicGroups } from '#contract/wishlist-groups.schema.ts';
import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import { FollowButton } from '#web/features/wishlist-groups/follow-button.tsx';
import card from '#web/features/wishlist-groups/group-card.module.css';
import { GroupCard } from '#web/features/wishlist-groups/group-card.tsx';
import { useFollowedGroups, useGroups } from '#web/features/wishlist-groups/groups-list.ts';
import { LoadingGroups } from '#web/features/wishlist-groups/loading-groups.tsx';
import { publicGroupsQuery } from '#web/features/wishlist-groups/public-groups-query.ts';
import { buildQuery } from '#web/lib/build-query.ts';
import { countOf } from '#web/lib/format-count.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { useOverlay } from '#web/lib/use-overlay.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { GroupsTools } from './groups-tools.tsx';
import { NoGroups } from './no-groups.tsx';
import styles from './public-groups-page.module.css';

const route = getRouteApi('/public-groups');
const LoginRequiredDialog = lazyPart(
  () => import('#web/features/session/login-required-dialog.tsx'),
  'LoginRequiredDialog',
);

/** Every group that its owner made public, for anyone to find. A search engine keeps no copy: it may be withdrawn. */
export function PublicGroupsPage() {
  const search = route.useSearch();
  const query = useQuery(publicGroupsQuery(search));
  const { data, isError } = query;
  useDocumentTitle(search.q === undefined ? t`Public groups` : t`Public groups: ${search.q}`, {
    isUnlisted: true,
    description: t`Product lists that buyers have made public, to find, read and follow.`,
  });
  return (
    <div className="wrap page stack">
      <div className={styles.head}>
        <div className="stack">
          <h1 className="heading">{t`Public groups`}</h1>
          <p className="lead">{t`Product lists that other buyers share. Follow one to keep up with it.`}</p>
        </div>
        <nav className={styles.links} aria-label={t`Your lists and products`}>
          <TextLink to="/wishlist" search={{ tab: 'groups' }}>
            {t`Your groups`}
          </TextLink>
          <TextLink to="/products">{t`Browse products`}</TextLink>
        </nav>
      </div>
      <GroupsTools search={search} />
      {data ? (
        <Found data={data} />
      ) : isError ? (
        <AreaFailure text={t`The public groups could not be loaded.`} query={query} />
      ) : (
        <LoadingGroups label={t`Loading public groups`} />
      )}
    </div>
  );
}

function Found({ data: { groups, total } }: { readonly data: PublicGroups }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const login = useOverlay();
  const count = countOf(total, t`group`, t`groups`);
  return (
    <>
      <p role="status" className="soft">
        {total > 0 && (search.q === undefined ? count : t`${count} found`)}
      </p>
      {groups.length === 0 ? (
        <NoGroups search={search} total={total} />
      ) : (
        <ul className={card.grid} aria-label={t`Public groups`}>
          {groups.map((group) => (
            <li key={group.id}>
              <GroupCard group={group}>
                <FollowHere group={group} onVisitor={login.open} />
              </GroupCard>
            </li>
          ))}
        </ul>
      )}
      <nav className={styles.pages} aria-label={t`Pages`}>
        <Pagination
          page={search.page ?? 1}
          last={Math.ceil(total / DEFAULT_PAGE_SIZE)}
          hrefOf={(page) => `/public-groups${buildQuery({ ...search, page: page > 1 ? page : undefined })}`}
          onGo={(page) => void navigate({ search: { ...search, page: page > 1 ? page : undefined } })}
        />
      </nav>
      {login.wasOpened && (
        <LoginRequiredDialog {...login.props} text={t`You need to be logged in to follow groups.`} />
      )}
    </>
  );
}

interface FollowHereProps {
  readonly group: PublicGroup;
  readonly onVisitor: () => void;
}

/** Follows a group of the list, or says that it is the user's own. */
function FollowHere({ group: { id, name }, onVisitor }: FollowHereProps) {
  const { data: own = [] } = useGroups();
  const { data: followed = [] } = useFollowedGroups();
  if (own.some((group) => group.id === id)) return <span className="small muted">{t`Yours`}</span>;
  const is_following = followed.some((group) => group.id === id);
  return <FollowButton group={{ id, name, is_following }} isInCard onVisitor={onVisitor} />;
}
