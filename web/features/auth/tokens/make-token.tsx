import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { t } from 'ttag';
import type { TokenScope } from '#contract/tokens.ts';
import { TOKENS } from '#contract/tokens.ts';
import { callAsUser } from '#web/features/session/session.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import { useFields } from '#web/lib/use-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './tokens.module.css';
import { tokensQuery } from './tokens-query.ts';

const DAYS = ['30', '90', '366'] as const;
const SCOPES: readonly { readonly value: TokenScope; readonly label: string }[] = [
  { value: 'read', label: t`Read` },
  { value: 'lists', label: t`Read and change lists` },
];

/** The form that makes a token. */
export function MakeToken({
  userId,
  onMade,
}: {
  readonly userId: string;
  readonly onMade: (token: string) => void;
}) {
  const queryClient = useQueryClient();
  const fields = useFields({ name: '' });
  const [scope, setScope] = useState<TokenScope>('read');
  const [days, setDays] = useState<(typeof DAYS)[number]>('90');
  const { isBusy, during } = useBusy();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const name = fields.values.name.trim();
    if (isBusy || fields.showErrors(name === '' ? { name: t`Name the token` } : {})) return;
    const body = { name, scope, days: Number(days) };
    const reply = await during(callAsUser('POST /api/auth/tokens', { body }));
    if (!reply.ok) {
      fields.showFailure(
        reply.failure,
        failureText(reply.failure, t`The token was not made. Please try again.`),
      );
      return;
    }
    queryClient.setQueryData(tokensQuery(userId).queryKey, reply.value.tokens);
    onMade(reply.value.token);
  };
  return (
    <form ref={fields.form} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t`Name`}
        hint={t`Which program uses it, such as “Nightly export”.`}
        maxLength={TOKENS.maxNameLength}
        {...fields.bind('name')}
      />
      <div className={styles.choices}>
        <Select name={t`May`} value={scope} options={SCOPES} onChange={setScope} />
        <Select
          name={t`For`}
          value={days}
          options={DAYS.map((value) => ({ value, label: t`${value} days` }))}
          onChange={setDays}
        />
        <Button type="submit" tone="primary" busy={isBusy}>
          {t`Make token`}
        </Button>
      </div>
      <FailureNote text={fields.failure} />
    </form>
  );
}
