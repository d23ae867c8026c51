import { type FormEvent, useState } from 'react';
import { t } from 'ttag';
import type { GroupRole } from '#contract/wishlist-groups.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import { useFields } from '#web/lib/use-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './people.module.css';
import { usePeopleActions } from './people-query.ts';
import { ROLE_OPTIONS } from './role-words.ts';

/** Mails an invitation. What is refused stays in the field. */
export function InviteForm({ groupId }: { readonly groupId: string }) {
  const { invite } = usePeopleActions(groupId);
  const fields = useFields({ email: '' });
  const [role, setRole] = useState<GroupRole>('view');
  const { isBusy, during } = useBusy();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const email = fields.values.email.trim();
    const reply = await during(invite(email, role));
    if (!reply.ok) {
      const text = failureText(reply.failure, t`The invitation could not be sent. Try again.`);
      return fields.showFailure(reply.failure, text);
    }
    fields.setValues({ email: '' });
    toast.success(t`Invitation sent to ${email}.`);
  };
  return (
    <form ref={fields.form} onSubmit={(event) => void send(event)} noValidate className="stack">
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
      <FailureNote text={fields.failure} />
    </form>
  );
}
