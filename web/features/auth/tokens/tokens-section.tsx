import { useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from 'ttag';
import type { TokenInfo } from '#contract/tokens.schema.ts';
import { Fetched } from '#web/features/product-section/fetched.tsx';
import { callAsUser } from '#web/features/session/session.ts';
import { succeeded } from '#web/features/session/user-list.ts';
import { classNames } from '#web/lib/class-names.ts';
import { ownDayText } from '#web/lib/own-day-text.ts';
import { RowButton } from '#web/ui/row-button.tsx';
import { SecretsSection } from '#web/ui/secrets-section.tsx';
import { toast } from '#web/ui/toast.ts';
import { useConfirm } from '#web/ui/use-confirm.tsx';
import profile from '../profile/profile.module.css';
import { MakeToken } from './make-token.tsx';
import styles from './tokens.module.css';
import { tokensQuery } from './tokens-query.ts';

/** Personal tokens. */
export function TokensSection({ userId }: { readonly userId: string }) {
  const query = useQuery(tokensQuery(userId));
  return (
    <SecretsSection
      id="tokens"
      title={t`Tokens for programs`}
      text={t`A program with your token acts for you. It cannot change your account.`}
      secret={{ label: t`Copy it now: it is not shown again.`, noun: t`token` }}
      form={(onMade) => <MakeToken userId={userId} onMade={onMade} />}
      list={
        <Fetched query={query} failure={t`Your tokens could not be loaded.`} waiting={null}>
          {(tokens) => tokens.length > 0 && <TokenList tokens={tokens} userId={userId} />}
        </Fetched>
      }
    />
  );
}

function TokenList({ tokens, userId }: { readonly tokens: readonly TokenInfo[]; readonly userId: string }) {
  const queryClient = useQueryClient();
  const { ask, dialog } = useConfirm();
  const revoke = async ({ id, name }: TokenInfo) => {
    const reply = await callAsUser('DELETE /api/auth/tokens/{id}', { params: { id } });
    if (succeeded(reply)) {
      queryClient.setQueryData(tokensQuery(userId).queryKey, reply.value.tokens);
      toast.success(t`“${name}” is revoked.`);
    } else await queryClient.invalidateQueries({ queryKey: tokensQuery(userId).queryKey });
  };
  const askToRevoke = (token: TokenInfo) =>
    ask({
      title: t`Revoke this token?`,
      text: t`Programs that use “${token.name}” stop working at once.`,
      confirm: t`Revoke token`,
      onConfirm: () => void revoke(token),
    });
  return (
    <>
      <ul className={classNames(profile.rows, styles.rows)} aria-label={t`Your tokens`}>
        {tokens.map((token) => (
          <li key={token.id}>
            <div>
              <p className="strong">{token.name}</p>
              <p className="muted small">{tokenFacts(token)}</p>
            </div>
            <RowButton does={t`Revoke`} of={token.name} tone="danger" onClick={() => askToRevoke(token)} />
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}

const formatDay = (iso: string) => ownDayText(new Date(iso));

function tokenFacts({ scope, expires_at, last_used_at, is_expired }: TokenInfo): string {
  const may = scope === 'read' ? t`Reads` : t`Reads and changes lists`;
  const end = is_expired ? t`expired ${formatDay(expires_at)}` : t`expires ${formatDay(expires_at)}`;
  const use = last_used_at === null ? t`never used` : t`last used ${formatDay(last_used_at)}`;
  return `${may}, ${end}, ${use}`;
}
