/** Error texts by field; a field without one is right. */
export type FieldErrors<F extends string> = Readonly<Partial<Record<F, string>>>;

const EMAIL_REQUIRED = 'Email is required.';

export function validateLogin({ email }: { readonly email: string }): FieldErrors<'email'> {
  if (email.trim() === '') return { email: EMAIL_REQUIRED };
  return email.includes('@') ? {} : { email: 'Invalid email format.' };
}

export type SignupMode = 'company' | 'individual';
export type SignupField = 'company_name' | 'first_name' | 'last_name' | 'email' | 'phone' | 'business_id';
export type SignupValues = Readonly<Record<SignupField, string>>;

/** The fields of each form, in the order of the screen. All are required. */
export const SIGNUP_FIELDS = {
  company: ['company_name', 'email', 'phone', 'business_id'],
  individual: ['first_name', 'last_name', 'email', 'business_id'],
} as const satisfies Record<SignupMode, readonly SignupField[]>;

const REQUIRED: Readonly<Record<SignupField, string>> = {
  company_name: 'Company name is required.',
  first_name: 'First name is required.',
  last_name: 'Last name is required.',
  email: EMAIL_REQUIRED,
  phone: 'Phone number is required.',
  business_id: 'Business Reg Number/Tax ID/SSN is required.',
};
/** One @ with something before it and a host with a dot after it: the slips of typing, no more. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export function validateSignup(mode: SignupMode, values: SignupValues): FieldErrors<SignupField> {
  const errors: Partial<Record<SignupField, string>> = {};
  for (const field of SIGNUP_FIELDS[mode]) {
    const value = values[field].trim();
    if (value === '') errors[field] = REQUIRED[field];
    else if (field === 'email' && !EMAIL.test(value)) errors.email = 'Invalid Email';
  }
  return errors;
}

/** What is sent: the fields of the mode alone, without what was typed in the other one. */
export function signupBody(mode: SignupMode, values: SignupValues) {
  const given = Object.fromEntries(SIGNUP_FIELDS[mode].map((field) => [field, values[field].trim()]));
  return { ...given, email: values.email.trim() };
}
