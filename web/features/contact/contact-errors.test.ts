import { describe, expect, test } from 'vitest';
import { checkFields, EMPTY_FIELDS, errorsOf } from './contact-errors.ts';

const GOOD = { name: 'Ada', email: 'ada@school.example', message: 'Hello' };

describe('the fields of a message', () => {
  test('that are blank or no address are named, each in a sentence', () => {
    expect(checkFields(EMPTY_FIELDS)).toEqual({
      name: 'Name is required.',
      email: 'Email is required.',
      message: 'Message is required.',
    });
    expect(checkFields({ ...GOOD, name: '  ' })).toEqual({ name: 'Name is required.' });
    for (const email of ['ada', 'ada@', '@school.example', 'a b@school.example']) {
      expect(checkFields({ ...GOOD, email }), email).toEqual({ email: 'Invalid Email' });
    }
  });

  test('that are right give nothing to say', () => {
    expect(checkFields(GOOD)).toBeUndefined();
    expect(checkFields({ ...GOOD, email: ' ada@school.example ' })).toBeUndefined();
  });

  test('show the first of what the server says of each, and nothing about others', () => {
    const errors = [
      { path: 'email', message: 'Invalid Email' },
      { path: 'email', message: 'Too long' },
      { path: 'website', message: 'Too long' },
    ];
    expect(errorsOf({ code: 'invalid', detail: 'x', errors })).toEqual({ email: 'Invalid Email' });
    expect(errorsOf({ code: 'network', detail: 'x' })).toEqual({});
  });
});
