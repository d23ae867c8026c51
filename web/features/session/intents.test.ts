import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Intent, rememberIntent } from './intents.ts';
import { isOwnPage, rememberReturn, takeReturn } from './return-path.ts';
import { type KeyedIntent, settleIntent } from './settle-intent.ts';

const CART: Intent = { kind: 'add_to_cart', gtin: '09521638002484', quantity: 2 };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  vi.stubGlobal('location', { pathname: '/products', search: '?diet=vegan' });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('navigator', { locks: createLocks() });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** One lock, as all tabs of a browser share it. */
function createLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name: string, work: () => Promise<void>) {
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

/** What `finish` is given by one look after another, settled or not. */
async function look(isSettled = true): Promise<KeyedIntent[]> {
  const given: KeyedIntent[] = [];
  await settleIntent(async (intent) => {
    given.push(intent);
    return isSettled;
  });
  return given;
}

test('no return leads to another site or to a sign-in page', () => {
  const refused = ['//evil.example', '/\\evil.example', 'https://evil.example', 'evil', '', '/a\nb', '/a\\b'];
  for (const path of [...refused, '/login', '/login/apple?code=x', '/signup', '/auth/verify?token=x']) {
    expect(isOwnPage(path), path).toBe(false);
    rememberReturn(path);
    expect(takeReturn()).toBe('/products');
  }
});

test('an intent is too old after an hour, and a damaged one is none', async () => {
  rememberIntent(CART);
  vi.advanceTimersByTime(60 * 60_000);
  expect(await look()).toEqual([]);
  for (const text of [
    '{',
    'null',
    '[]',
    JSON.stringify({ at: Date.now(), value: { kind: 'add_to_cart' } }),
    JSON.stringify({ at: Date.now(), value: CART }),
  ]) {
    localStorage.setItem('larder.intent', text);
    expect(await look()).toEqual([]);
  }
});

test('a tab in the background leaves the intent to the one in front', async () => {
  rememberIntent(CART);
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  expect(await look()).toEqual([]);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  expect(await look()).toMatchObject([CART]);
});

test('an intent is settled once, and the page it began on is come back to once', async () => {
  rememberIntent(CART);
  expect(await look()).toMatchObject([CART]);
  expect(await look()).toEqual([]);
  expect(takeReturn()).toBe('/products?diet=vegan');
  expect(takeReturn()).toBe('/products');
});

test('of two tabs at once the second finds nothing left to do', async () => {
  rememberIntent(CART);
  const [first, second] = await Promise.all([look(), look()]);
  expect([first.length, second.length]).toEqual([1, 0]);
});

test('an unsettled intent is finished later with its key; every intent has its own', async () => {
  rememberIntent(CART);
  const [before] = await look(false);
  expect(before?.key).toMatch(/^[\w-]{16,64}$/);
  expect(await look()).toEqual([before]);
  rememberIntent(CART);
  expect((await look())[0]?.key).not.toBe(before?.key);
});

test('an intent kept while the last is being finished is not forgotten with it', async () => {
  const newer: Intent = { kind: 'add_to_wishlist', gtin: CART.gtin };
  rememberIntent(CART);
  await settleIntent(async () => {
    rememberIntent(newer);
    return true;
  });
  expect(await look()).toMatchObject([newer]);
});

test('where storage is forbidden nothing is kept and nothing breaks', async () => {
  vi.stubGlobal('localStorage', undefined);
  rememberIntent(CART);
  expect(await look()).toEqual([]);
});
