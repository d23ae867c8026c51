import { t } from 'ttag';
import type { GroupMember } from '#contract/group-members.schema.ts';
import type { WishlistGroup } from '#contract/wishlist-groups.schema.ts';
import type { GroupRole } from '#contract/wishlist-groups.ts';
import { Fetched } from '#web/features/product-section/fetched.tsx';
import { succeeded } from '#web/features/session/user-list.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { InviteForm } from './invite-form.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import styles from './people.module.css';
import { useGroupPeople, usePeopleActions } from './people-query.ts';
import { ROLE_OPTIONS, ROLE_WORDS } from './role-words.ts';

export interface PeopleDialogProps {
  readonly group: WishlistGroup;
  readonly onClose: () => void;
  /** The user is no longer a member. */
  readonly onLeft: () => void;
}

/** Who keeps the group; its owner invites people here and takes them out. */
export function PeopleDialog({ group, onClose, onLeft }: PeopleDialogProps) {
  const query = useGroupPeople(group.id);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`People`}
      description={
        group.is_owner
          ? t`People you invite see the products, the notes and each other’s names.`
          : t`They see the products, the notes and each other’s names.`
      }
      size="middle"
    >
      <Fetched
        query={query}
        failure={t`The people of the group could not be loaded.`}
        waiting={<SkeletonRows count={2} />}
      >
        {({ invitations, members }) => (
          <div className="stack">
            {group.is_owner && <InviteForm groupId={group.id} />}
            {invitations.length > 0 && <OpenInvitations groupId={group.id} invitations={invitations} />}
            <ul className={styles.list} aria-label={t`Members`}>
              {members.map((member) => (
                <Member key={member.id ?? 'owner'} group={group} member={member} onLeft={onLeft} />
              ))}
            </ul>
          </div>
        )}
      </Fetched>
    </Dialog>
  );
}

interface MemberProps {
  readonly group: WishlistGroup;
  readonly member: GroupMember;
  readonly onLeft: () => void;
}

function Member({ group, member: { id, name, role, is_you }, onLeft }: MemberProps) {
  const actions = usePeopleActions(group.id);
  const { isBusy, during } = useBusy();
  const setRole = async (next: GroupRole) => {
    if (id !== null) succeeded(await actions.setRole(id, next));
  };
  const remove = async () => {
    if (id !== null) succeeded(await during(actions.remove(id)));
  };
  const leave = async () => {
    if (succeeded(await during(actions.leave()))) onLeft();
  };
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {name}
        {is_you && <span className="muted">{t` (you)`}</span>}
      </span>
      {group.is_owner && role !== 'owner' ? (
        <span className="cluster">
          <Select
            small
            name={
              <>
                {t`Role`}
                <span className="visually-hidden">: {name}</span>
              </>
            }
            value={role}
            options={ROLE_OPTIONS}
            onChange={(next) => void setRole(next)}
          />
          <Button size="small" tone="danger" busy={isBusy} onClick={() => void remove()}>
            {t`Remove`}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </span>
      ) : (
        <>
          <span className="muted">{ROLE_WORDS[role]}</span>
          {is_you && role !== 'owner' && (
            <Button size="small" tone="danger" busy={isBusy} onClick={() => void leave()}>
              {t`Leave group`}
            </Button>
          )}
        </>
      )}
    </li>
  );
}
