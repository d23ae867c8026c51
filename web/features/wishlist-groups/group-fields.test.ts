import { expect, test } from 'vitest';
import { trimFields } from './group-fields.ts';

test('name and description are trimmed, and an empty description is none', () => {
  expect(trimFields({ name: ' Fall ', description: '  ', is_public: true })).toEqual({
    name: 'Fall',
    description: null,
    is_public: true,
  });
  expect(trimFields({ name: '', description: ' a b ', is_public: false }).description).toBe('a b');
});
