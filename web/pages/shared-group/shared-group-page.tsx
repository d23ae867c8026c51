import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { t } from 'ttag';
import { displayName } from '#contract/product.ts';
import type { GroupItems, WishlistGroup } from '#contract/wishlist-groups.schema.ts';
import styles from '#web/blocks/groups/group-frame.module.css';
import { GroupPending } from '#web/blocks/groups/group-pending.tsx';
import { SavedProducts } from '#web/blocks/saved-products/saved-products.tsx';
import { rememberReturn } from '#web/features/session/return-path.ts';
import { useSession } from '#web/features/session/session.ts';
import { FollowButton } from '#web/features/wishlist-groups/follow-button.tsx';
import { GroupFacts } from '#web/features/wishlist-groups/group-facts.tsx';
import { useGroupItems } from '#web/features/wishlist-groups/groups-list.ts';
import { sharedGroupQuery } from '#web/features/wishlist-groups/shared-group-query.ts';
import { countOf } from '#web/lib/format-count.ts';
import { isRefusal } from '#web/lib/refusal.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const MAX_NAMED = 4;
const route = getRouteApi('/shared-groups/$token');

/** A group by its read-only link. */
export function SharedGroupPage() {
  const { token } = route.useParams();
  const group = useQuery(sharedGroupQuery(token));
  const { data, error } = group;
  const isGone = isRefusal(error);
  useDocumentTitle(data && !isGone ? data.group.name : t`Shared group`, {
    isUnlisted: true,
    isMissing: isGone,
    ...(data && { description: previewText(data) }),
  });
  return (
    <div className="wrap page stack">
      {isGone ? (
        <Revoked />
      ) : data ? (
        <>
          <p className={styles.links}>
            <TextLink to="/products">{t`Browse products`}</TextLink>
          </p>
          <Shared data={data} />
        </>
      ) : (
        <GroupPending title={t`Shared group`} query={group} />
      )}
    </div>
  );
}

/** What a message shows below the link: how much there is, and the owner's words or the first products. */
function previewText({ group: { description, item_count }, items }: GroupItems): string {
  const names = items.slice(0, MAX_NAMED).flatMap(({ product }) => (product ? [displayName(product)] : []));
  const about = description ?? names.join(', ');
  return [countOf(item_count, t`product`, t`products`), about].filter(Boolean).join(': ');
}

function Shared({ data: { group, items } }: { readonly data: GroupItems }) {
  return (
    <>
      <div className={styles.head}>
        <div className="stack">
          <h1 className="heading">{group.name}</h1>
          {group.description && <p className="lead">{group.description}</p>}
          <GroupFacts group={group} />
        </div>
        {group.is_public && <Follow group={group} />}
      </div>
      {items.length === 0 ? (
        <EmptyState title={t`Nothing in this group`} text={t`Its owner has not added any products yet.`} />
      ) : (
        <SavedProducts label={t`Products in ${group.name}`} items={items} view="list" />
      )}
    </>
  );
}

/** A link's answer is the same for everyone: whether the user owns or follows the group is asked for by its id. */
function Follow({ group }: { readonly group: WishlistGroup }) {
  const { status } = useSession();
  const { data } = useGroupItems(group.id);
  if (status === 'visitor') {
    return (
      <ButtonLink to="/login" onClick={() => rememberReturn()}>
        {t`Log in to follow`}
      </ButtonLink>
    );
  }
  if (!data) return null;
  if (!data.group.is_owner) return <FollowButton group={data.group} />;
  return (
    <ButtonLink to="/wishlist-groups/$groupId" params={{ groupId: group.id }}>
      {t`Open as its owner`}
    </ButtonLink>
  );
}

function Revoked() {
  return (
    <EmptyState
      as="h1"
      title={t`This link does not work`}
      text={<span role="alert">{t`It no longer leads to a group. Ask its owner for a new one.`}</span>}
    >
      <ButtonLink to="/products" tone="primary">
        {t`Find products`}
      </ButtonLink>
    </EmptyState>
  );
}
