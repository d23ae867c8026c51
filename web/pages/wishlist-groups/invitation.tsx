import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { t } from 'ttag';
import type { InvitationShown } from '#contract/group-members.schema.ts';
import { Fetched } from '#web/features/product-section/fetched.tsx';
import { rememberReturn } from '#web/features/session/return-path.ts';
import { callAsUser, signOut, useSession } from '#web/features/session/session.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { type CallFailure, call } from '#web/lib/call.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { isRefusal } from '#web/lib/refusal.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';

/** Where the link in an invitation leads. Opening it changes nothing: scanners of mail open links. */
export function Invitation({ token }: { readonly token: string }) {
  const query = useQuery({
    ...apiQuery(['invitation', token], 'GET /api/wishlist-groups/invitations/{token}', { params: { token } }),
    staleTime: 0,
  });
  const [isDeclined, setDeclined] = useState(false);
  useDocumentTitle(t`Invitation`, { isUnlisted: true });
  return (
    <div className="wrap page stack">
      {isDeclined ? (
        <EmptyState as="h1" title={t`You declined the invitation`} text={t`Its owner can invite you again.`}>
          <ButtonLink to="/products" tone="primary">
            {t`Find products`}
          </ButtonLink>
        </EmptyState>
      ) : isRefusal(query.error) ? (
        <EmptyState
          as="h1"
          title={t`This invitation does not work`}
          text={
            <span role="alert">
              {t`It was used, taken back or has expired. Ask the group’s owner for a new one.`}
            </span>
          }
        >
          <ButtonLink to="/wishlist" search={{ tab: 'groups' }} tone="primary">
            {t`Go to your groups`}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          {!query.data && <h1 className="heading">{t`Invitation`}</h1>}
          <Fetched
            query={query}
            failure={t`The invitation could not be loaded.`}
            waiting={<Skeleton width="min(60%, 24rem)" height="1rem" />}
          >
            {(invitation) => (
              <Open token={token} invitation={invitation} onDeclined={() => setDeclined(true)} />
            )}
          </Fetched>
        </>
      )}
    </div>
  );
}

interface OpenProps {
  readonly token: string;
  readonly invitation: InvitationShown;
  readonly onDeclined: () => void;
}

function Open({ token, invitation, onDeclined }: OpenProps) {
  const { group_name, invited_by, role, sent_to } = invitation;
  const { status, user } = useSession();
  const [failure, setFailure] = useState<CallFailure>();
  const accepting = useBusy();
  const declining = useBusy();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const accept = async () => {
    const reply = await accepting.during(
      callAsUser('POST /api/wishlist-groups/invitations/{token}/accept', { params: { token } }),
    );
    if (!reply.ok) return setFailure(reply.failure);
    if (user) await queryClient.invalidateQueries({ queryKey: ['user', user.id] });
    toast.success(t`You are a member of ${reply.value.name}.`);
    await navigate({ to: '/wishlist-groups/$groupId', params: { groupId: reply.value.id }, replace: true });
  };
  const decline = async () => {
    const reply = await declining.during(
      call('POST /api/wishlist-groups/invitations/{token}/decline', { params: { token } }),
    );
    if (reply.ok) onDeclined();
    else setFailure(reply.failure);
  };
  const logInAsAnother = async () => {
    rememberReturn();
    signOut();
    await navigate({ to: '/login' });
  };
  return (
    <>
      <h1 className="heading">{t`Invitation to “${group_name}”`}</h1>
      <p className="lead">
        {t`${invited_by} invites you to this group of products.`}{' '}
        {role === 'edit'
          ? t`You can add and remove products and write notes.`
          : t`You can look at its products and notes.`}
      </p>
      <p className="soft">
        {t`Sent to ${sent_to}.`} {user && `${t`You are logged in as ${user.email}.`} `}
        {t`Its people will see your name.`}
      </p>
      <FailureNote
        text={failure && failureText(failure, t`The invitation could not be answered. Please try again.`)}
      />
      <div className="cluster">
        {status === 'visitor' ? (
          <>
            <ButtonLink to="/login" tone="primary" onClick={() => rememberReturn()}>
              {t`Log in to accept`}
            </ButtonLink>
            <ButtonLink to="/signup" onClick={() => rememberReturn()}>
              {t`Create an account`}
            </ButtonLink>
          </>
        ) : failure?.code === 'forbidden' ? (
          <Button tone="primary" onClick={() => void logInAsAnother()}>
            {t`Log in with another address`}
          </Button>
        ) : (
          <Button tone="primary" busy={accepting.isBusy} disabled={!user} onClick={() => void accept()}>
            {t`Accept`}
          </Button>
        )}
        <Button busy={declining.isBusy} onClick={() => void decline()}>
          {t`Decline`}
        </Button>
      </div>
    </>
  );
}
