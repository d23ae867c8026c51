import { expect, test } from 'vitest';
import { claimTags } from './claim-tags.ts';

test('a tag that names what is absent says so', () => {
  expect(claimTags({ 'free from': ['Gluten'], production: ['Non-GMO'] })).toEqual([
    'Free from gluten',
    'Non-GMO',
  ]);
});
