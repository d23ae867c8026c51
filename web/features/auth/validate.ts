import {
  EMAIL_REQUIRED,
  INVALID_LOGIN_EMAIL,
  REQUIRED_SIGNUP_FIELDS,
  type SignupField,
  type SignupMode,
} from '#contract/signup.ts';
import type { FieldErrors } from '#web/lib/use-fields.ts';

export function validateLogin({ email }: { readonly email: string }): FieldErrors<'email'> {
  if (email.trim() === '') return { email: EMAIL_REQUIRED };
  return email.includes('@') ? {} : { email: INVALID_LOGIN_EMAIL };
}

/** The fields of the mode alone. */
export function signupBody(mode: SignupMode, values: Readonly<Record<SignupField, string>>) {
  const given = Object.fromEntries(
    REQUIRED_SIGNUP_FIELDS[mode].map((field) => [field, values[field].trim()]),
  );
  return { ...given, email: values.email.trim() };
}
