import { type FormEvent, useRef } from 'react';
import { MAX_CONTACT_MESSAGE_LENGTH, MAX_CONTACT_NAME_LENGTH } from '#contract/contact.ts';
import { MAX_EMAIL_LENGTH } from '#contract/user.ts';
import { Button } from '#web/ui/button.tsx';
import type { ContactFields } from './contact-errors.ts';
import styles from './contact-form.module.css';
import { MessageField } from './message-field.tsx';
import { MessageSent } from './message-sent.tsx';
import { useSendMessage, type Writer } from './use-send-message.ts';

export interface ContactFormProps {
  /** The first line of what is sent, where the page knows what it is about. */
  readonly topic?: string;
  readonly messageLabel?: string;
  readonly button?: string;
  /** Written into the fields already; both can be changed. */
  readonly writer?: Writer;
}

export function ContactForm({
  topic,
  messageLabel = 'Message',
  button = 'Send Message',
  writer,
}: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { fields, errors, website, setWebsite, change, submit, sending, startAgain } = useSendMessage(
    topic,
    writer,
  );
  if (sending.isSuccess) return <MessageSent text={sending.data.message} onAgain={startAgain} />;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    const wrong = submit();
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  const field = (name: keyof ContactFields) => ({
    name,
    value: fields[name],
    onChange: (event: { readonly target: { readonly value: string } }) => change(name, event.target.value),
  });
  const hasFieldErrors = Object.keys(errors).length > 0;
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      <MessageField
        label="Name"
        error={errors.name}
        input={{ ...field('name'), autoComplete: 'name', maxLength: MAX_CONTACT_NAME_LENGTH }}
      />
      <MessageField
        label="Email"
        error={errors.email}
        hint="Where we answer to."
        input={{ ...field('email'), type: 'email', autoComplete: 'email', maxLength: MAX_EMAIL_LENGTH }}
      />
      <MessageField
        label={messageLabel}
        error={errors.message}
        rows={7}
        input={{ ...field('message'), maxLength: MAX_CONTACT_MESSAGE_LENGTH }}
      />
      <label className={styles.trap} aria-hidden="true">
        Leave this empty
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={website}
          onChange={(event) => setWebsite(event.target.value)}
        />
      </label>
      {sending.isError && !hasFieldErrors && (
        <p className={styles.failure} role="alert">
          {sending.error.message}
        </p>
      )}
      <Button type="submit" tone="primary" busy={sending.isPending} className={styles.send}>
        {sending.isPending ? 'Sending...' : button}
      </Button>
    </form>
  );
}
