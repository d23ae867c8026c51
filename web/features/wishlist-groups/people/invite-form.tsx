import { useState } from 'react';
import { t } from 'ttag';
import type { GroupRole } from '#contract/wishlist-groups.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './people.module.css';
import { usePeopleActions } from './people-query.ts';
import { ROLE_OPTIONS } from './role-words.ts';

/** Mails an invitation. What is refused stays in the field. */
export function InviteForm({ groupId }: { readonly groupId: string }) {
  const { invite } = usePeopleActions(groupId);
  const [role, setRole] = useState<GroupRole>('view');
  const { fields, isBusy, submit } = useForm({
    initial: { email: '' },
    check: () => ({}),
    send: ({ email }) => invite(email, role),
    failed: t`The invitation could not be sent. Try again.`,
    onDone() {
      toast.success(t`Invitation sent to ${fields.values.email.trim()}.`);
      fields.setValues({ email: '' });
    },
  });
  return (
    <Form fields={fields} onSubmit={submit} className="stack">
      <div className={styles.invite}>
        <TextField
          {...fields.bind('email')}
          type="email"
          label={t`Invite by email`}
          autoComplete="off"
          placeholder={t`name@example.com`}
        />
        <Select name={t`Role`} value={role} options={ROLE_OPTIONS} onChange={setRole} />
        <Button type="submit" tone="primary" busy={isBusy}>
          {t`Send invitation`}
        </Button>
      </div>
    </Form>
  );
}
