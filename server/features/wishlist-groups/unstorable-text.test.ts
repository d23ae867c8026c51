import { expect, test } from 'vitest';
import { openListsApp } from '#tests/support/lists-app.ts';

const lists = await openListsApp();
const alice = lists.as(0);

test.each([
  ['a NUL in a name', { name: 'a\0b' }, 'name'],
  ['a NUL in a description', { name: 'a', description: '\0' }, 'description'],
  ['half of a character', { name: 'a', description: 'x\ud800y' }, 'description'],
])('%s is refused with its field', async (_name, body, path) => {
  const { status, body: problem } = await alice('POST', 'wishlist-groups', body);
  expect(status).toBe(422);
  expect(problem.errors).toContainEqual({
    path,
    message: 'Must not contain a NUL character or half of a character',
  });
});

test('in an address it is refused too, and a search for it finds nothing', async () => {
  expect((await alice('GET', 'wishlist-groups/shared/a%00b')).status).toBe(422);
  const { status, body } = await alice('GET', 'wishlist-groups/public?search=%00');
  expect([status, body.total]).toEqual([200, 0]);
});
