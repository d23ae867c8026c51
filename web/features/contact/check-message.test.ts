import { expect, test } from 'vitest';
import { checkMessage, EMPTY_MESSAGE } from './check-message.ts';

const GOOD = { name: 'Ada', email: 'ada@school.example', message: 'Hello' };

test('blank fields and invalid addresses are named, each in a sentence', () => {
  expect(checkMessage(EMPTY_MESSAGE)).toEqual({
    name: 'Name is required.',
    email: 'Email is required.',
    message: 'Message is required.',
  });
  expect(checkMessage({ ...GOOD, name: '  ' })).toEqual({ name: 'Name is required.' });
  for (const email of ['ada', 'ada@', '@school.example', 'a b@school.example']) {
    expect(checkMessage({ ...GOOD, email }), email).toEqual({ email: 'Invalid Email' });
  }
});

test('a complete message has no errors', () => {
  expect(checkMessage(GOOD)).toEqual({});
  expect(checkMessage({ ...GOOD, email: ' ada@school.example ' })).toEqual({});
});
