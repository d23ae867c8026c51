import { type FormEvent, useEffect } from 'react';
import { t } from 'ttag';
import type { User } from '#contract/user.schema.ts';
import { callAsUser, updateUser } from '#web/features/session/session.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import { useFields } from '#web/lib/use-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './profile.module.css';
import { changesOf, editedValues, type ProfileSection } from './sections.ts';

export interface SectionFormProps {
  readonly user: User;
  readonly section: ProfileSection;
  readonly onDone: () => void;
}

/** Typed text stays until it is saved or cancelled. */
export function SectionForm({ user, section, onDone }: SectionFormProps) {
  const fields = useFields(editedValues(user, section.fields));
  const { isBusy, during } = useBusy();
  const { form } = fields;
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const changes = changesOf(user, section.fields, fields.values);
    if (Object.keys(changes).length === 0) return onDone();
    const reply = await during(callAsUser('PUT /api/auth/me', { body: changes }));
    if (!reply.ok) return fields.showFailure(reply.failure, reply.failure.detail);
    updateUser(reply.value);
    toast.success(t`Your profile is saved.`);
    onDone();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={save} noValidate>
      {section.fields.map(({ name, ...input }) => (
        <TextField
          key={name}
          {...input}
          {...fields.bind(name)}
          {...(name === 'business_id' &&
            user.business_id && { hint: t`Leave empty to keep ${user.business_id}.` })}
        />
      ))}
      <FailureNote text={fields.failure} />
      <div className={styles.actions}>
        <Button type="submit" tone="primary" size="small" busy={isBusy}>
          {t`Save`}
        </Button>
        <Button size="small" onClick={onDone}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  );
}
