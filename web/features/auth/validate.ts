import {
  EMAIL_REQUIRED,
  REQUIRED_SIGNUP_FIELDS,
  type SignupField,
  type SignupMode,
  signupErrors,
} from '#contract/signup.ts';
import type { FieldErrors } from '#web/lib/use-fields.ts';

export type { SignupField, SignupMode };

export function validateLogin({ email }: { readonly email: string }): FieldErrors<'email'> {
  if (email.trim() === '') return { email: EMAIL_REQUIRED };
  return email.includes('@') ? {} : { email: 'Invalid email format.' };
}

export type SignupValues = Readonly<Record<SignupField, string>>;

/** The fields of each form, in the order of the screen: it asks for what is required, and no more. */
export const SIGNUP_FIELDS = REQUIRED_SIGNUP_FIELDS;

export function validateSignup(mode: SignupMode, values: SignupValues): FieldErrors<SignupField> {
  return signupErrors(mode, values);
}

/** What is sent: the fields of the mode alone, without what was typed in the other one. */
export function signupBody(mode: SignupMode, values: SignupValues) {
  const given = Object.fromEntries(SIGNUP_FIELDS[mode].map((field) => [field, values[field].trim()]));
  return { ...given, email: values.email.trim() };
}
