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

/** The fields of each form, in screen order: the required ones and no others. */
export const SIGNUP_FIELDS = REQUIRED_SIGNUP_FIELDS;

export function validateSignup(mode: SignupMode, values: SignupValues): FieldErrors<SignupField> {
  return signupErrors(mode, values);
}

/** The fields of the mode alone. */
export function signupBody(mode: SignupMode, values: SignupValues) {
  const given = Object.fromEntries(SIGNUP_FIELDS[mode].map((field) => [field, values[field].trim()]));
  return { ...given, email: values.email.trim() };
}
