import { getRouteApi } from '@tanstack/react-router';
import { useRef } from 'react';
import { t } from 'ttag';
import type { GroupItems, WishlistGroup } from '#contract/wishlist-groups.schema.ts';
import styles from '#web/blocks/groups/group-frame.module.css';
import { ItemNoteLine } from '#web/blocks/item-note/item-note-line.tsx';
import { useTagFilter } from '#web/blocks/item-note/tag-filter.tsx';
import { ListViewSwitch } from '#web/blocks/saved-products/list-view-switch.tsx';
import { nameOf } from '#web/blocks/saved-products/saved-item.ts';
import { SavedProducts } from '#web/blocks/saved-products/saved-products.tsx';
import { WaitingBadge, WaitingNote } from '#web/blocks/waiting/waiting-parts.tsx';
import { GroupFacts } from '#web/features/wishlist-groups/group-facts.tsx';
import { useGroupActions } from '#web/features/wishlist-groups/use-group-actions.ts';
import { useWriteGroupNote } from '#web/features/wishlist-groups/use-write-group-note.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useSelection } from '#web/lib/use-selection.ts';
import { ButtonRoom } from '#web/ui/button-room.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { useConfirm } from '#web/ui/use-confirm.tsx';
import { GroupItemActions } from './group-item-actions.tsx';

const MemberTools = lazyPart(
  () => import('./member-tools.tsx'),
  'MemberTools',
  roomOf(t`People`, t`Activity`),
);
const OwnerTools = lazyPart(() => import('./owner-tools.tsx'), 'OwnerTools', roomOf(t`Edit`, t`Delete`));
const FollowButton = lazyPart(
  () => import('#web/features/wishlist-groups/follow-button.tsx'),
  'FollowButton',
);
const NothingInIt = lazyPart(() => import('./no-group.tsx'), 'NothingInIt');
const SharePanel = lazyPart(() => import('#web/features/wishlist-groups/share-panel.tsx'), 'SharePanel');

/** The room of buttons by their words. */
function roomOf(...words: string[]) {
  return words.map((word) => <ButtonRoom key={word}>{word}</ButtonRoom>);
}

const route = getRouteApi('/wishlist-groups/$groupId');

export function GroupDetail({ data: { group, items } }: { readonly data: GroupItems }) {
  const { view = 'list' } = route.useSearch();
  const navigate = route.useNavigate();
  const actions = useGroupActions();
  const canEdit = group.is_owner || group.role === 'edit';
  const isOfGroup = group.is_owner || group.role !== null;
  const writeNote = useWriteGroupNote(group.id);
  const { shown, filter } = useTagFilter(items);
  const selection = useSelection(shown.map(({ gtin }) => gtin));
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const { ask, dialog } = useConfirm();
  const confirmRemove = (gtins: readonly string[]) =>
    ask({
      title: t`Remove from group?`,
      text: leavingText(gtins.length, group),
      confirm: t`Remove from Group`,
      onConfirm: () => {
        focusHeading();
        selection.clear();
        void actions?.removeItems(group.id, gtins);
      },
    });
  return (
    <>
      <div className={styles.head}>
        <div className="stack">
          <PageHeading ref={heading}>{group.name}</PageHeading>
          {group.description && <p className="lead">{group.description}</p>}
          <GroupFacts group={group} />
        </div>
        <div className={styles.tools}>
          <ListViewSwitch
            view={view}
            onChange={(next) =>
              void navigate({
                search: (now) => ({ ...now, view: next === 'cards' ? next : undefined }),
                replace: true,
              })
            }
          />
          {isOfGroup && <MemberTools group={group} />}
          {group.is_owner && <OwnerTools group={group} />}
          {!isOfGroup && <FollowButton group={group} />}
        </div>
      </div>
      {group.is_owner && (
        <div className={styles.share}>
          <SharePanel group={group} />
        </div>
      )}
      <WaitingNote list="group" groupId={group.id} />
      {items.length === 0 ? (
        <NothingInIt isOwner={group.is_owner} />
      ) : (
        <>
          {filter}
          <GroupItemActions
            selection={selection}
            items={shown}
            onRemove={canEdit ? confirmRemove : undefined}
            onGone={focusHeading}
          />
          <SavedProducts
            label={t`Products in ${group.name}`}
            items={shown}
            view={view}
            selection={selection}
            removeLabel={t`Remove from Group`}
            onRemove={canEdit ? (gtin) => confirmRemove([gtin]) : undefined}
            noteOf={(item) => (
              <>
                <WaitingBadge list="group" groupId={group.id} gtin={item.gtin} />
                <ItemNoteLine
                  item={item}
                  items={items}
                  productName={nameOf(item)}
                  onWrite={canEdit ? writeNote : undefined}
                />
              </>
            )}
          />
        </>
      )}
      {dialog}
    </>
  );
}

/** What a removal does. Only the owner has the group's products on a wishlist too. */
function leavingText(count: number, { name, is_owner }: WishlistGroup): string {
  if (is_owner) {
    return count === 1
      ? t`The product will leave “${name}” but stay on your wishlist.`
      : t`${count} products will leave “${name}” but stay on your wishlist.`;
  }
  return count === 1 ? t`The product will leave “${name}”.` : t`${count} products will leave “${name}”.`;
}
