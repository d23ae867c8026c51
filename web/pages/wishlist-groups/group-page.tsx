import { getRouteApi } from '@tanstack/react-router';
import { t } from 'ttag';
import { INVITATION_PREFIX } from '#contract/wishlist-groups.ts';
import styles from '#web/blocks/groups/group-frame.module.css';
import { GroupPending } from '#web/blocks/groups/group-pending.tsx';
import { privatePage } from '#web/blocks/private-page/private-page.tsx';
import { ListLinks } from '#web/features/orders/lists/list-links.tsx';
import { WatchButton } from '#web/features/watches/late-watch-button.tsx';
import { useGroupItems, useGroups } from '#web/features/wishlist-groups/groups-list.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { isRefusal } from '#web/lib/refusal.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { GroupDetail } from './group-detail.tsx';

const route = getRouteApi('/wishlist-groups/$groupId');

const Invitation = lazyPart(
  () => import('./invitation.tsx'),
  'Invitation',
  <div className="wrap page" aria-busy="true" />,
);
const NoGroup = lazyPart(() => import('./no-group.tsx'), 'NoGroup');

/** A group, or an invitation to one: every page loads the list of pages, so the two share an address. */
export function GroupPage() {
  const { groupId } = route.useParams();
  if (!groupId.startsWith(INVITATION_PREFIX)) return <OwnGroupPage />;
  return <Invitation token={groupId.slice(INVITATION_PREFIX.length)} />;
}

const OwnGroupPage = privatePage(t`Wishlist group`, t`to view wishlist groups`, Group);

function Group() {
  const { groupId } = route.useParams();
  const group = useGroupItems(groupId);
  const { data, error } = group;
  const { data: own } = useGroups();
  const name = data?.group.name ?? own?.find(({ id }) => id === groupId)?.name;
  useDocumentTitle(isRefusal(error) ? t`Group not found` : (name ?? t`Wishlist group`));
  return (
    <div className="wrap page stack">
      <div className={styles.links}>
        <TextLink to="/wishlist" search={{ tab: 'groups' }}>
          {t`Back to Groups`}
        </TextLink>
        <TextLink to="/products">{t`Browse products`}</TextLink>
        {!isRefusal(error) && <ListLinks of={`group-${groupId}`} count={data?.items.length} />}
        {data && <WatchButton target={{ kind: 'group', id: groupId }} name={data.group.name} />}
      </div>
      {isRefusal(error) ? (
        <NoGroup />
      ) : data ? (
        <GroupDetail key={groupId} data={data} />
      ) : (
        <GroupPending title={t`Wishlist group`} name={name} query={group} />
      )}
    </div>
  );
}
