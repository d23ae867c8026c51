import { t } from 'ttag';

/** What a sign-up must give and what is said where it does not: one rule for the form and the server. */

export const EMAIL_REQUIRED = t`Email is required.`;
export const INVALID_EMAIL = t`Invalid Email`;
/** The same where one logs in. */
export const INVALID_LOGIN_EMAIL = t`Invalid email format.`;

export type SignupMode = 'company' | 'individual';
export type SignupField = 'company_name' | 'first_name' | 'last_name' | 'email' | 'phone' | 'business_id';

/** The required fields of each mode, in the order of the screen. */
export const REQUIRED_SIGNUP_FIELDS = {
  company: ['company_name', 'email', 'phone', 'business_id'],
  individual: ['first_name', 'last_name', 'email', 'business_id'],
} as const satisfies Record<SignupMode, readonly SignupField[]>;

const REQUIRED: Readonly<Record<SignupField, string>> = {
  company_name: t`Company name is required.`,
  first_name: t`First name is required.`,
  last_name: t`Last name is required.`,
  email: EMAIL_REQUIRED,
  phone: t`Phone number is required.`,
  business_id: t`Business Reg Number/Tax ID/SSN is required.`,
};
/** One @ with something before it and a host with a dot after it: the slips of typing, no more. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** A sign-up as sent: not checked yet. */
type SentSignup = Readonly<Partial<Record<SignupField, unknown>>>;

/** The payload has no mode: a first or last name without a company name is an individual's, all else a company's. */
export function signupModeOf({ company_name, first_name, last_name }: SentSignup): SignupMode {
  const sendsName = first_name !== undefined || last_name !== undefined;
  return isBlank(company_name) && sendsName ? 'individual' : 'company';
}

export function signupErrors(mode: SignupMode, sent: SentSignup): Partial<Record<SignupField, string>> {
  const errors: Partial<Record<SignupField, string>> = {};
  for (const field of REQUIRED_SIGNUP_FIELDS[mode]) {
    const value = sent[field];
    if (isBlank(value)) errors[field] = REQUIRED[field];
    else if (field === 'email' && !isEmail(value)) errors.email = INVALID_EMAIL;
  }
  return errors;
}

const isEmail = (value: unknown) => typeof value === 'string' && EMAIL.test(value.trim());

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
