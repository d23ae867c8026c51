import { expect, test } from 'vitest';
import { fieldErrors } from './field-errors.ts';

test('each refused field has the first of its errors', () => {
  const errors = [
    { path: 'email', message: 'Invalid Email' },
    { path: 'email', message: 'Too long' },
    { path: 'website', message: 'Too long' },
  ];
  expect(fieldErrors({ code: 'invalid', detail: 'x', errors })).toEqual({
    email: 'Invalid Email',
    website: 'Too long',
  });
  expect(fieldErrors({ code: 'network', detail: 'x' })).toEqual({});
});
