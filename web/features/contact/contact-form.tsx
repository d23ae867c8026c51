import { type FormEvent, useEffect, useRef, useState } from 'react';
import { t } from 'ttag';
import { MAX_CONTACT_MESSAGE_LENGTH, MAX_CONTACT_NAME_LENGTH } from '#contract/contact.ts';
import { MAX_EMAIL_LENGTH } from '#contract/user.ts';
import { VerdictMark } from '#web/features/marks/verdict-mark.tsx';
import { call } from '#web/lib/call.ts';
import { useBusy } from '#web/lib/use-busy.ts';
import { useFields, useFocusOnReturn } from '#web/lib/use-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { checkMessage, EMPTY_MESSAGE, type Message } from './check-message.ts';
import styles from './contact-form.module.css';

export interface ContactFormProps {
  /** The first line of the sent message, on pages that know its subject. */
  readonly topic?: string;
  readonly messageLabel?: string;
  readonly button?: string;
  /** Filled in already; both can be changed. */
  readonly writer?: Pick<Message, 'name' | 'email'>;
}

/** A failure loses no typed text. */
export function ContactForm({
  topic,
  messageLabel = t`Message`,
  button = t`Send Message`,
  writer,
}: ContactFormProps) {
  const fields = useFields({ ...EMPTY_MESSAGE, ...writer });
  const [website, setWebsite] = useState('');
  const [thanks, setThanks] = useState<string>();
  const { isBusy, during } = useBusy();
  useFocusOnReturn(thanks === undefined, fields.form);
  if (thanks !== undefined) {
    const startAgain = () => {
      fields.setValues({ ...fields.values, message: '' });
      setThanks(undefined);
    };
    return <MessageSent text={thanks} onAgain={startAgain} />;
  }
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || fields.showErrors(checkMessage(fields.values))) return;
    const message = [topic, fields.values.message].filter(Boolean).join('\n\n');
    const reply = await during(call('POST /api/contact', { body: { ...fields.values, message, website } }));
    if (reply.ok) setThanks(reply.value.message);
    else fields.showFailure(reply.failure, reply.failure.detail);
  };
  return (
    <form ref={fields.form} className={styles.form} noValidate onSubmit={onSubmit}>
      <TextField
        label={t`Name`}
        autoComplete="name"
        maxLength={MAX_CONTACT_NAME_LENGTH}
        {...fields.bind('name')}
      />
      <TextField
        label={t`Email`}
        hint={t`We’ll reply to this address.`}
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        {...fields.bind('email')}
      />
      <TextArea
        label={messageLabel}
        rows={7}
        maxLength={MAX_CONTACT_MESSAGE_LENGTH}
        {...fields.bind('message')}
      />
      <label className={styles.trap} aria-hidden="true">
        {t`Leave this empty`}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={website}
          onChange={(event) => setWebsite(event.target.value)}
        />
      </label>
      <FailureNote text={fields.failure} />
      <Button type="submit" tone="primary" busy={isBusy} className={styles.send}>
        {isBusy ? t`Sending...` : button}
      </Button>
    </form>
  );
}

interface MessageSentProps {
  readonly text: string;
  readonly onAgain: () => void;
}

/** Takes the form's place, and the focus that was in it. */
function MessageSent({ text, onAgain }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h2 ref={heading} tabIndex={-1} className={`title ${styles.thanks}`}>
        <VerdictMark verdict="pass" size={20} />
        {text}
      </h2>
      <p className="soft">{t`A copy is on its way to our team.`}</p>
      <Button onClick={onAgain}>{t`Write another`}</Button>
    </div>
  );
}
