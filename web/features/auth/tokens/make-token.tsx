import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from 'ttag';
import type { TokenScope } from '#contract/tokens.ts';
import { TOKENS } from '#contract/tokens.ts';
import { callAsUser } from '#web/features/session/session.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
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
  const [scope, setScope] = useState<TokenScope>('read');
  const [days, setDays] = useState<(typeof DAYS)[number]>('90');
  const { fields, isBusy, submit } = useForm({
    initial: { name: '' },
    check: ({ name }) => (name === '' ? { name: t`Name the token` } : {}),
    send: ({ name }) => callAsUser('POST /api/auth/tokens', { body: { name, scope, days: Number(days) } }),
    failed: t`The token was not made. Please try again.`,
    onDone({ token, tokens }) {
      queryClient.setQueryData(tokensQuery(userId).queryKey, tokens);
      onMade(token);
    },
  });
  return (
    <Form fields={fields} onSubmit={submit} className={styles.form}>
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
    </Form>
  );
}
