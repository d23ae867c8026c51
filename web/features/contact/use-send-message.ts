import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/lib/call.ts';
import { CallError, unwrap } from '#web/lib/call-error.ts';
import {
  type ContactErrors,
  type ContactFields,
  checkFields,
  EMPTY_FIELDS,
  errorsOf,
} from './contact-errors.ts';

/** Who writes, where the page knows. */
export type Writer = Pick<ContactFields, 'name' | 'email'>;

/** The state of a message being written and sent. A failure loses nothing that was typed. */
export function useSendMessage(topic: string | undefined, writer: Writer | undefined) {
  const [fields, setFields] = useState<ContactFields>({ ...EMPTY_FIELDS, ...writer });
  const [website, setWebsite] = useState('');
  const [errors, setErrors] = useState<ContactErrors>({});
  const sending = useMutation({
    mutationFn: async () => {
      const message = topic === undefined ? fields.message : `${topic}\n\n${fields.message}`;
      return unwrap(await call('POST /api/contact', { body: { ...fields, message, website } }));
    },
    onError: (error) => {
      if (error instanceof CallError) setErrors(errorsOf(error.failure));
    },
  });
  const change = (field: keyof ContactFields, text: string) => {
    setFields((now) => ({ ...now, [field]: text }));
    setErrors(({ [field]: _, ...rest }) => rest);
    if (sending.isError) sending.reset();
  };
  /** Answers the first wrong field; undefined where the message is on its way. */
  const submit = (): keyof ContactFields | undefined => {
    const wrong = checkFields(fields);
    setErrors(wrong ?? {});
    if (wrong) return (Object.keys(wrong) as (keyof ContactFields)[])[0];
    sending.mutate();
    return undefined;
  };
  const startAgain = () => {
    setFields({ ...fields, message: '' });
    sending.reset();
  };
  return { fields, errors, website, setWebsite, change, submit, sending, startAgain };
}
