import { expect, test } from 'vitest';
import {
  accessToken,
  createWorld,
  MARTA,
  refused,
  START,
  unreachable,
} from '#tests/support/session-world.ts';

async function restored(world: ReturnType<typeof createWorld>) {
  const tab = world.openTab();
  await tab.restore();
  return tab.get();
}

/** A reload without a network, by who was logged in. */
async function restoredOffline() {
  const world = createWorld();
  world.stored = { accessToken: accessToken(START), refreshToken: 'old' };
  world.lastUser = MARTA;
  world.isOffline = true;
  const { refresh } = world;
  world.refresh = async () => unreachable;
  const goOnline = () => {
    world.isOffline = false;
    world.refresh = refresh;
  };
  const tab = world.openTab();
  await tab.restore();
  return { world, tab, goOnline };
}

const living = { accessToken: accessToken(START + 600_000), refreshToken: 'old' };

test('without both tokens the session is a visitor’s at once, and nothing is fetched', async () => {
  const world = createWorld();
  expect((await restored(world)).status).toBe('visitor');
  expect(world.refreshes).toEqual([]);
});

test.each([
  ['a refused refresh', refused],
  ['a server that cannot be reached', unreachable],
])('%s takes the tokens away, quietly', async (_, failure) => {
  const world = createWorld();
  world.stored = living;
  world.me = async () => failure;
  world.refresh = async () => failure;
  expect([(await restored(world)).status, world.stored, world.said]).toEqual(['visitor', undefined, []]);
});

test('offline, the last user stays with their tokens, and is asked for when the network is back', async () => {
  const { world, tab, goOnline } = await restoredOffline();
  expect(tab.get()).toEqual({ status: 'user', user: MARTA });
  expect((await tab.withToken(async () => unreachable)).ok).toBe(false);
  await world.advance(15 * 60_000);
  expect([tab.get().status, world.stored?.refreshToken, world.said]).toEqual(['user', 'old', []]);

  goOnline();
  tab.verify();
  await world.advance(0);
  // Each of the three was tried: none waits for a gap after one that no server heard of.
  expect([tab.get().status, world.stored?.refreshToken]).toEqual(['user', 'refresh-3']);
});

test('a refresh that failed for want of a network is made at once when there is one', async () => {
  const world = createWorld();
  const tab = world.openTab();
  tab.signIn(world.tokens());
  world.now += world.lifetimeMs;
  const { refresh } = world;
  world.refresh = async () => {
    world.isOffline = true;
    return unreachable;
  };
  expect(await tab.withToken(async () => unreachable)).toMatchObject({ failure: { code: 'offline' } });
  world.isOffline = false;
  world.refresh = refresh;
  expect(await tab.withToken(async () => ({ ok: true, value: 'done' }))).toEqual({ ok: true, value: 'done' });
  expect([tab.get().status, world.refreshes, world.said]).toEqual(['user', ['refresh-0', 'refresh-0'], []]);
});

test('a reload without a network, then with one a second later: the user is verified at once', async () => {
  const { world, tab, goOnline } = await restoredOffline();
  goOnline();
  await world.advance(1_000);
  tab.verify();
  await world.advance(0);
  expect([tab.get(), world.stored?.refreshToken]).toEqual([{ status: 'user', user: MARTA }, 'refresh-2']);
});

test('offline without a user seen here: a visitor, whose tokens stay until the network is back', async () => {
  const world = createWorld();
  world.stored = living;
  world.isOffline = true;
  world.me = async () => unreachable;
  world.refresh = async () => unreachable;
  const tab = world.openTab();
  await tab.restore();
  expect([tab.get().status, world.stored]).toEqual(['visitor', living]);
});

test('what was kept of a user’s lists goes with them: by logging out, and where their tokens end', async () => {
  const world = createWorld();
  world.stored = living;
  world.lastUser = MARTA;
  const tab = world.openTab();
  await tab.restore();
  expect(world.lastUser).toBe(MARTA);
  tab.signOut();
  expect(world.lastUser).toBeUndefined();
  world.lastUser = MARTA;
  world.stored = living;
  world.me = async () => refused;
  world.refresh = async () => refused;
  await world.openTab().restore();
  expect(world.lastUser).toBeUndefined();
});

test('living tokens bring their user back without a refresh', async () => {
  const world = createWorld();
  world.stored = living;
  const tab = world.openTab();
  expect(tab.get().status).toBe('loading');
  await tab.restore();
  expect(tab.get()).toEqual({ status: 'user', user: MARTA });
  expect(world.refreshes).toEqual([]);
});

test('an expired or refused access token is refreshed first', async () => {
  for (const token of [accessToken(START + 29_000), 'unreadable', living.accessToken]) {
    const world = createWorld();
    world.stored = { accessToken: token, refreshToken: 'old' };
    world.me = async (asked) => (asked === token ? refused : { ok: true, value: MARTA });
    expect((await restored(world)).status).toBe('user');
    expect(world.refreshes).toEqual(['old']);
    expect(world.stored?.refreshToken).toBe('refresh-1');
  }
});

test('fifty tabs that open with one expired token refresh it once, and all are logged in', async () => {
  const world = createWorld();
  world.stored = { accessToken: accessToken(START), refreshToken: 'old' };
  const tabs = Array.from({ length: 50 }, () => world.openTab());
  await Promise.all(tabs.map((tab) => tab.restore()));
  expect(tabs.map((tab) => tab.get().status)).toEqual(tabs.map(() => 'user'));
  expect(world.refreshes).toEqual(['old']);
});

test.each([
  [
    'the same successor',
    (world: ReturnType<typeof createWorld>) => ({ ok: true as const, value: world.tokens() }),
  ],
  ['a refusal', () => refused],
])('a tab that sees late what another one stored takes it over, and not %s', async (_, late) => {
  const world = createWorld();
  const old = { accessToken: accessToken(START), refreshToken: 'old' };
  world.stored = old;
  let isLate = true;
  const [here, there] = [world.openTab(), world.openTab(() => (isLate ? old : world.stored))];
  await here.restore();
  const renewed = world.stored;
  world.refresh = async () => {
    isLate = false;
    return late(world);
  };
  await there.restore();
  expect([here.get().status, there.get().status]).toEqual(['user', 'user']);
  expect(world.refreshes).toEqual(['old', 'old']);
  expect(world.stored).toEqual(renewed);
});

test('a login in another tab while this one still asks is not undone by its answer', async () => {
  const world = createWorld();
  world.stored = living;
  world.me = async () => refused;
  let answer: (value: typeof refused) => void = () => {};
  world.refresh = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const [here, there] = [world.openTab(), world.openTab()];
  const restored = here.restore();
  await world.advance(0);
  there.signIn(world.tokens());
  answer(refused);
  await restored;
  expect(here.get().status).toBe('user');
  expect(world.stored?.refreshToken).toBe('refresh-1');
});
