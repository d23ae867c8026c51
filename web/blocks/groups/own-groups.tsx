import { t } from 'ttag';
import type { Wishlist } from '#contract/wishlist.schema.ts';
import type { WishlistGroup } from '#contract/wishlist-groups.schema.ts';
import { ProductThumb } from '#web/features/pictures/product-thumb.tsx';
import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import { useWishlist } from '#web/features/wishlist/wishlist-list.ts';
import card from '#web/features/wishlist-groups/group-card.module.css';
import { GroupCard } from '#web/features/wishlist-groups/group-card.tsx';
import { GroupGrid } from '#web/features/wishlist-groups/group-grid.tsx';
import { useFollowedGroups, useGroups, useJoinedGroups } from '#web/features/wishlist-groups/groups-list.ts';
import { LoadingGroups } from '#web/features/wishlist-groups/loading-groups.tsx';
import { errorOrReplyText } from '#web/lib/failure-text.ts';

const MOST_PICTURES = 5;

/** The user's groups, then those of others that they are a member of or follow. */
export function OwnGroups({ onGone }: { readonly onGone: () => void }) {
  const query = useGroups();
  const { data: groups, error } = query;
  const { data: joined } = useJoinedGroups();
  const { data: followed } = useFollowedGroups();
  const { data: wishlist } = useWishlist();
  if (error && !groups) {
    return <AreaFailure text={errorOrReplyText(error, t`Failed to fetch wishlist groups`)} query={query} />;
  }
  if (!groups) return <LoadingGroups label={t`Loading your groups`} />;
  return (
    <div className="stack">
      <GroupGrid
        groups={groups}
        onGone={onGone}
        picturesOf={(groupId) => <Pictures wishlist={wishlist} groupId={groupId} />}
      />
      <GroupsOfOthers id="joined-groups" title={t`Shared with you`} groups={joined} />
      <GroupsOfOthers id="followed-groups" title={t`Groups you follow`} groups={followed} />
    </div>
  );
}

interface GroupsOfOthersProps {
  readonly id: string;
  readonly title: string;
  readonly groups: readonly WishlistGroup[] | undefined;
}

function GroupsOfOthers({ id, title, groups = [] }: GroupsOfOthersProps) {
  if (groups.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id} className="title">
        {title}
      </h2>
      <ul className={card.grid}>
        {groups.map((group) => (
          <li key={group.id}>
            <GroupCard group={group} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first few products of a group: everything in it is on the wishlist too. */
function Pictures({
  wishlist,
  groupId,
}: {
  readonly wishlist: Wishlist | undefined;
  readonly groupId: string;
}) {
  const inGroup = wishlist?.items.filter(({ groups }) => groups.some(({ id }) => id === groupId)) ?? [];
  return inGroup
    .slice(0, MOST_PICTURES)
    .map(({ gtin, product }) => (product ? <ProductThumb key={gtin} product={product} /> : null));
}
