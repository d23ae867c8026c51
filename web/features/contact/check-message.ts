import { t } from 'ttag';
import type { FieldErrors } from '#web/lib/use-fields.ts';

export const EMPTY_MESSAGE = { name: '', email: '', message: '' };

export type Message = Readonly<typeof EMPTY_MESSAGE>;

/** Errors that need no server, in its words. */
export function checkMessage({ name, email, message }: Message): FieldErrors<keyof Message> {
  return {
    ...(name.trim() === '' && { name: t`Name is required.` }),
    ...(email.trim() === '' && { email: t`Email is required.` }),
    ...(email.trim() !== '' && !/^[^\s@]+@[^\s@]+$/.test(email.trim()) && { email: t`Invalid Email` }),
    ...(message.trim() === '' && { message: t`Message is required.` }),
  };
}
