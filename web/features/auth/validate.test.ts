import { expect, test } from 'vitest';
import { signupErrors } from '#contract/signup.ts';
import { EMPTY_SIGNUP as EMPTY } from './signup-words.ts';
import { signupBody, validateLogin } from './validate.ts';

test('logging in needs an address with an @', () => {
  expect(validateLogin({ email: '  ' })).toEqual({ email: 'Email is required.' });
  expect(validateLogin({ email: 'marta.ruiz' })).toEqual({ email: 'Invalid email format.' });
  expect(validateLogin({ email: 'marta@example.com' })).toEqual({});
});

test('an empty form names every field of its mode', () => {
  expect(signupErrors('company', EMPTY)).toEqual({
    company_name: 'Company name is required.',
    email: 'Email is required.',
    phone: 'Phone number is required.',
    business_id: 'Business Reg Number/Tax ID/SSN is required.',
  });
  expect(signupErrors('individual', { ...EMPTY, first_name: ' ' })).toEqual({
    first_name: 'First name is required.',
    last_name: 'Last name is required.',
    email: 'Email is required.',
    business_id: 'Business Reg Number/Tax ID/SSN is required.',
  });
});

test('an address that cannot be one is refused, odd ones are not', () => {
  const errorOf = (email: string) => signupErrors('company', { ...EMPTY, email }).email;
  for (const email of [
    'marta',
    'marta@',
    '@example.com',
    'marta@example',
    'a b@example.com',
    'a@b@c.de',
    'a@b..de',
  ])
    expect(errorOf(email), email).toBe('Invalid Email');
  for (const email of ['marta+larder@example.com', 'jörg@bücher.example', "o'neil@mail.example.co"])
    expect(errorOf(email), email).toBeUndefined();
});

test('fields of the other mode are not sent', () => {
  const values = { ...EMPTY, first_name: 'Marta', company_name: ' Northfield ', email: 'm@example.com ' };
  expect(signupBody('company', values)).toEqual({
    company_name: 'Northfield',
    email: 'm@example.com',
    phone: '',
    business_id: '',
  });
});
