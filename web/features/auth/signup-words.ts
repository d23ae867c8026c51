import { t } from 'ttag';
import type { SignupField, SignupMode } from '#contract/signup.ts';

export const EMPTY_SIGNUP: Readonly<Record<SignupField, string>> = {
  company_name: '',
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  business_id: '',
};

interface ModeWords {
  readonly lead: string;
  readonly submit: string;
  readonly other: SignupMode;
  readonly switchTo: string;
}

export const SIGNUP_WORDS: Readonly<Record<SignupMode, ModeWords>> = {
  company: {
    lead: t`An account for your company. No password: we’ll email you a sign-in link.`,
    submit: t`Request Account setup`,
    other: 'individual',
    switchTo: t`Sign up as an individual`,
  },
  individual: {
    lead: t`An account for yourself. No password: we’ll email you a sign-in link.`,
    submit: t`Signup`,
    other: 'company',
    switchTo: t`Sign up as a company`,
  },
};

export interface InputWords {
  readonly label: string;
  readonly type?: 'email' | 'tel';
  readonly autoComplete: string;
}

/** The fields of signing up and of the profile. Off for the id: it may be a social security number. */
export const ACCOUNT_INPUTS: Readonly<Record<SignupField, InputWords>> = {
  company_name: { label: t`Company name`, autoComplete: 'organization' },
  first_name: { label: t`First name`, autoComplete: 'given-name' },
  last_name: { label: t`Last name`, autoComplete: 'family-name' },
  email: { label: t`Email`, type: 'email', autoComplete: 'email' },
  phone: { label: t`Phone`, type: 'tel', autoComplete: 'tel' },
  business_id: { label: t`Business Reg Number/Tax ID/SSN`, autoComplete: 'off' },
};
