import type { FieldErrors } from '#web/lib/use-fields.ts';

export const EMPTY_MESSAGE = { name: '', email: '', message: '' };

export type Message = Readonly<typeof EMPTY_MESSAGE>;

/** Errors that need no server, in its words. */
export function checkMessage({ name, email, message }: Message): FieldErrors<keyof Message> {
  return {
    ...(name.trim() === '' && { name: 'Name is required.' }),
    ...(email.trim() === '' && { email: 'Email is required.' }),
    ...(email.trim() !== '' && !/^[^\s@]+@[^\s@]+$/.test(email.trim()) && { email: 'Invalid Email' }),
    ...(message.trim() === '' && { message: 'Message is required.' }),
  };
}
