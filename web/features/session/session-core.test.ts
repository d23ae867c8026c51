import { expect, test, vi } from 'vitest';
import { createWorld, MARTA, refused, unreachable } from '#tests/support/session-world.ts';
import type { CallResult } from '#web/lib/call.ts';

async function signedIn() {
  const world = createWorld();
  const tab = world.openTab();
  tab.signIn(world.tokens());
  const forcedOut = vi.fn();
  tab.onForcedSignOut(forcedOut);
  return { world, tab, forcedOut };
}
const done: CallResult<string> = { ok: true, value: 'done' };

test('a call without tokens says so and is not sent', async () => {
  const send = vi.fn();
  const reply = await createWorld().openTab().withToken(send);
  expect(reply).toMatchObject({ failure: { code: 'unauthorized', detail: 'No access token available' } });
  expect(send).not.toHaveBeenCalled();
});

test('where an expired token cannot be refreshed the user is logged out, told and led to the login', async () => {
  const { world, tab, forcedOut } = await signedIn();
  world.now += world.lifetimeMs;
  world.refresh = async () => refused;
  const send = vi.fn();
  expect(await tab.withToken(send)).toMatchObject({ failure: { detail: 'Token refresh failed' } });
  expect(send).not.toHaveBeenCalled();
  expect([tab.get().status, world.stored, world.said]).toEqual([
    'visitor',
    undefined,
    ['Token refresh failed'],
  ]);
  expect(forcedOut).toHaveBeenCalledOnce();
});

test('a second 401 after a refresh ends the session', async () => {
  const { world, tab, forcedOut } = await signedIn();
  expect(await tab.withToken(async () => refused)).toMatchObject({
    failure: { detail: 'Authentication failed' },
  });
  expect(world.refreshes).toHaveLength(1);
  expect(forcedOut).toHaveBeenCalledOnce();
});

test('a 401 within 5 s of a refresh is not refreshed again', async () => {
  const { world, tab } = await signedIn();
  const first = world.stored?.accessToken;
  await tab.withToken(async (token) => (token === first ? refused : done));
  expect(tab.get().status).toBe('user');
  await world.advance(4_999);
  await tab.withToken(async () => refused);
  expect(world.refreshes).toHaveLength(1);
  expect(tab.get().status).toBe('visitor');
});

test('a 401 is refreshed and tried once more; other failures are passed on as they are', async () => {
  const { world, tab } = await signedIn();
  const first = world.stored?.accessToken;
  const reply = await tab.withToken(async (token) => (token === first ? refused : done));
  expect(reply).toEqual(done);
  expect(await tab.withToken(async () => unreachable)).toEqual(unreachable);
  expect(tab.get().status).toBe('user');
});

test('many calls with an expired token share one refresh', async () => {
  const { world, tab } = await signedIn();
  world.now += world.lifetimeMs;
  const replies = await Promise.all(Array.from({ length: 20 }, () => tab.withToken(async () => done)));
  expect(replies.every((reply) => reply.ok)).toBe(true);
  expect(world.refreshes).toHaveLength(1);
});

test('logout in one tab logs out all, and tells the server once', async () => {
  const { world, tab } = await signedIn();
  const other = world.openTab();
  await other.restore();
  tab.signOut();
  expect([tab.get().status, other.get().status]).toEqual(['visitor', 'visitor']);
  expect(world.logouts).toEqual(['refresh-0']);
  expect(world.said).toEqual([]);
});

test('logging in again ends the session before, and reaches every tab', async () => {
  const { world, tab } = await signedIn();
  const other = world.openTab();
  await other.restore();
  tab.signIn({ ...world.tokens(), refresh_token: 'another', user: { ...MARTA, first_name: 'Ada' } });
  expect(other.get().user?.first_name).toBe('Ada');
  expect(world.logouts).toEqual(['refresh-0']);
});

test('a refresh overtaken by a logout restores no session', async () => {
  const { world, tab } = await signedIn();
  world.now += world.lifetimeMs;
  const fresh = world.tokens();
  world.refresh = async () => {
    tab.signOut();
    return { ok: true, value: fresh };
  };
  await tab.withToken(async () => done);
  expect([tab.get().status, world.stored]).toEqual(['visitor', undefined]);
});

test('a tab that slept through a logout or a login notices when it wakes', async () => {
  const { world, tab } = await signedIn();
  const tokens = world.stored;
  world.stored = undefined;
  tab.wake();
  expect(tab.get().status).toBe('visitor');
  world.stored = tokens;
  tab.wake();
  await world.advance(0);
  expect(tab.get().status).toBe('user');
});
