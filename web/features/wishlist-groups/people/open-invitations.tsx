import { t } from 'ttag';
import type { GroupInvitation, GroupMembers } from '#contract/group-members.schema.ts';
import { succeeded } from '#web/features/session/user-list.ts';
import type { CallResult } from '#web/lib/call.ts';
import { ownDayText } from '#web/lib/own-day-text.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './people.module.css';
import { usePeopleActions } from './people-query.ts';
import { ROLE_WORDS } from './role-words.ts';

export interface OpenInvitationsProps {
  readonly groupId: string;
  readonly invitations: readonly GroupInvitation[];
}

export function OpenInvitations({ groupId, invitations }: OpenInvitationsProps) {
  return (
    <ul className={styles.list} aria-label={t`Open invitations`}>
      {invitations.map((invitation) => (
        <Invitation key={invitation.id} groupId={groupId} invitation={invitation} />
      ))}
    </ul>
  );
}

function Invitation({
  groupId,
  invitation: { id, email, role, expires_at, is_expired },
}: {
  readonly groupId: string;
  readonly invitation: GroupInvitation;
}) {
  const actions = usePeopleActions(groupId);
  const { isBusy, during } = useBusy();
  const day = ownDayText(new Date(expires_at));
  const run = async (call: Promise<CallResult<GroupMembers>>, said: string) => {
    if (succeeded(await during(call))) toast.success(said);
  };
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {email}
        <small className="muted">
          {is_expired
            ? t`${ROLE_WORDS[role]}, invited; expired ${day}`
            : t`${ROLE_WORDS[role]}, invited; expires ${day}`}
        </small>
      </span>
      <span className="cluster">
        <Button
          size="small"
          busy={isBusy}
          onClick={() => void run(actions.resend(id), t`Invitation sent to ${email}.`)}
        >
          {t`Send again`}
          <span className="visually-hidden">: {email}</span>
        </Button>
        <Button
          size="small"
          tone="danger"
          busy={isBusy}
          onClick={() => void run(actions.revoke(id), t`Invitation to ${email} taken back.`)}
        >
          {t`Take back`}
          <span className="visually-hidden">: {email}</span>
        </Button>
      </span>
    </li>
  );
}
