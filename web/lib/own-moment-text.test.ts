import { expect, test } from 'vitest';
import { ownMomentText } from './own-moment-text.ts';

test('a moment has no place where a line could break', () => {
  const text = ownMomentText(new Date('2026-11-21T15:05:00Z'));
  expect(text).toMatch(/^\d+\u00a0Nov\u00a02026,/);
  expect(text).not.toContain(' ');
});
