import { expect, test } from 'vitest';
import { createWorld, refused, unreachable } from '#tests/support/session-world.ts';

const MINUTE = 60_000;
const SUCCEEDED = ['Refreshing your session...', 'Session refreshed successfully!'];

function signedIn(lifetimeMs?: number) {
  const world = createWorld();
  if (lifetimeMs !== undefined) world.lifetimeMs = lifetimeMs;
  const tab = world.openTab();
  tab.signIn(world.tokens());
  return { world, tab };
}

test('a session that cannot be refreshed says so and ends 2 s later', async () => {
  const { world, tab } = signedIn(20_000);
  world.refresh = async () => refused;
  await world.advance(999);
  expect(world.said).toEqual([]);
  await world.advance(1);
  expect(world.said).toEqual(['Refreshing your session...', 'Session expired. Please log in again.']);
  await world.advance(1_999);
  expect(tab.get().status).toBe('user');
  await world.advance(1);
  expect(tab.get().status).toBe('visitor');
  expect(world.said).toHaveLength(2);
});

test.each([
  ['no answer', unreachable],
  ['a gateway that waited in vain', { ok: false, failure: { code: 'internal', status: 504, detail: '' } }],
] as const)(
  'a refresh that gets %s is repeated at once, within the ten seconds of its call',
  async (_, lost) => {
    const { world, tab } = signedIn(20_000);
    const { refresh } = world;
    const times: number[] = [];
    world.refresh = async (token, timeoutMs) =>
      times.push(timeoutMs) === 1 ? lost : refresh(token, timeoutMs);
    await world.advance(1_000);
    expect([world.refreshes, times]).toEqual([
      ['refresh-0', 'refresh-0'],
      [4_000, 6_000],
    ]);
    expect([tab.get().status, world.said]).toEqual(['user', SUCCEEDED]);
  },
);

test.each([
  ['refused', false],
  ['sent without a network', true],
])('a refresh that is %s is not repeated', async (_, isOffline) => {
  const { world } = signedIn(20_000);
  world.refresh = async () => {
    world.isOffline = isOffline;
    return isOffline ? unreachable : refused;
  };
  await world.advance(1_000);
  expect(world.refreshes).toHaveLength(1);
});

test('a token with enough time left is left alone', async () => {
  const { world } = signedIn(31_000 + 30_000);
  await world.advance(31_000);
  expect(world.refreshes).toEqual([]);
});

test('the first look comes 1 s after login, then one every 30 s; under 30 s left the token is refreshed', async () => {
  const { world } = signedIn(61_000 - 1);
  await world.advance(30_999);
  expect(world.refreshes).toEqual([]);
  await world.advance(1);
  expect([world.refreshes.length, world.said]).toEqual([1, SUCCEEDED]);
});

test('a session lives on for a day, in three tabs, with one refresh for each token', async () => {
  const { world, tab } = signedIn();
  const others = [world.openTab(), world.openTab()];
  await Promise.all(others.map((other) => other.restore()));
  await world.advance(24 * 60 * MINUTE);
  for (const one of [tab, ...others]) expect(one.get().status).toBe('user');
  expect(new Set(world.refreshes).size).toBe(world.refreshes.length);
  expect(world.refreshes.length).toBeGreaterThanOrEqual(96);
  expect(world.refreshes.length).toBeLessThanOrEqual(100);
});

test('logout stops the looking', async () => {
  const { world, tab } = signedIn();
  tab.signOut();
  await world.advance(60 * MINUTE);
  expect(world.said).toEqual([]);
});

test('who comes back after the machine slept is looked after at once', async () => {
  const { world, tab } = signedIn();
  await world.advance(1_000);
  world.now += 20 * MINUTE;
  tab.noteActivity();
  await world.advance(0);
  expect(world.said).toEqual(SUCCEEDED);
  tab.noteActivity();
  await world.advance(0);
  expect(world.refreshes).toHaveLength(1);
});
