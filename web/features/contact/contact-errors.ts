import type { CallFailure } from '#web/lib/call.ts';

export interface ContactFields {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export type ContactErrors = Readonly<Partial<Record<keyof ContactFields, string>>>;

export const EMPTY_FIELDS: ContactFields = { name: '', email: '', message: '' };
const FIELDS = Object.keys(EMPTY_FIELDS) as readonly (keyof ContactFields)[];

/** What can be told before asking the server, in the server's words. Undefined where nothing is wrong. */
export function checkFields({ name, email, message }: ContactFields): ContactErrors | undefined {
  const errors: ContactErrors = {
    ...(name.trim() === '' && { name: 'Name is required.' }),
    ...(email.trim() === '' && { email: 'Email is required.' }),
    ...(email.trim() !== '' && !/^[^\s@]+@[^\s@]+$/.test(email.trim()) && { email: 'Invalid Email' }),
    ...(message.trim() === '' && { message: 'Message is required.' }),
  };
  return FIELDS.some((field) => errors[field] !== undefined) ? errors : undefined;
}

/** What the server said of each field: the first of several. */
export function errorsOf({ errors = [] }: CallFailure): ContactErrors {
  const found = FIELDS.flatMap((field) => {
    const error = errors.find(({ path }) => path === field);
    return error ? [[field, error.message]] : [];
  });
  return Object.fromEntries(found);
}
