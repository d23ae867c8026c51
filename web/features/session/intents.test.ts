import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Intent, rememberIntent, takeIntent } from './intents.ts';
import { isOwnPage, rememberReturn, takeReturn } from './return-path.ts';

const CART: Intent = { kind: 'add_to_cart', gtins: ['09521638002484'], quantity: 2 };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  vi.stubGlobal('location', { pathname: '/products', search: '?diet=vegan' });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('nobody comes back to another site, or to where one signs in', () => {
  const refused = ['//evil.example', '/\\evil.example', 'https://evil.example', 'evil', '', '/a\nb', '/a\\b'];
  for (const path of [...refused, '/login', '/login/apple?code=x', '/signup', '/auth/verify?token=x']) {
    expect(isOwnPage(path), path).toBe(false);
    rememberReturn(path);
    expect(takeReturn()).toBe('/products');
  }
});

test('an intent is too old after an hour, and a damaged one is none', () => {
  rememberIntent(CART);
  vi.advanceTimersByTime(60 * 60_000);
  expect(takeIntent()).toBeUndefined();
  for (const text of [
    '{',
    'null',
    '[]',
    JSON.stringify({ at: Date.now(), value: { kind: 'add_to_cart' } }),
  ]) {
    localStorage.setItem('larder.intent', text);
    expect(takeIntent()).toBeUndefined();
  }
});

test('a tab in the background leaves the intent to the one in front', () => {
  rememberIntent(CART);
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  expect(takeIntent()).toBeUndefined();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  expect(takeIntent()).toEqual(CART);
});

test('an intent is taken once, and the page it began on is come back to once', () => {
  rememberIntent(CART);
  expect(takeIntent()).toEqual(CART);
  expect(takeIntent()).toBeUndefined();
  expect(takeReturn()).toBe('/products?diet=vegan');
  expect(takeReturn()).toBe('/products');
});

test('where storage is forbidden nothing is kept and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberIntent(CART);
  expect(takeIntent()).toBeUndefined();
});
