import { expect, test } from 'vitest';
import type { Cart } from '#contract/cart.schema.ts';
import type { WaitingChange } from '#web/features/session/waiting-change.ts';
import type { CallFailure, CallResult } from '#web/lib/call.ts';
import { sendChange } from './send-change.ts';

const GTIN = '09521057001372';
const HOUR_MS = 60 * 60_000;

const cartWith = (quantity: number): Cart => ({
  items: quantity === 0 ? [] : [{ id: GTIN, gtin: GTIN, quantity, note: null, tag: null, product: null }],
});

const change = (call: WaitingChange['call'], more: Partial<WaitingChange> = {}): WaitingChange => ({
  seq: 1,
  userId: 'u',
  call,
  body: { gtin: GTIN, quantity: 4 },
  products: {},
  at: 0,
  ...more,
});

/** Sends to a server that has so many in the cart and answers with the failure, if any. */
async function sendTo(
  change: WaitingChange,
  { inCart = 0, failure, now = 0 }: { inCart?: number; failure?: CallFailure; now?: number } = {},
) {
  let calls = 0;
  const sent = await sendChange(change, {
    now: () => now,
    cart: async () => ({ ok: true, value: cartWith(inCart) }),
    send: async (): Promise<CallResult<Cart>> => {
      calls += 1;
      return failure ? { ok: false, failure } : { ok: true, value: cartWith(4) };
    },
  });
  return { sent, calls };
}

test('a quantity that was changed elsewhere is not overwritten', async () => {
  const set = change('PUT /api/cart/update', { shown: [1, 2] });
  expect(await sendTo(set, { inCart: 9 })).toEqual({
    sent: { is: 'refused', why: 'The quantity is 9 now: it was changed elsewhere.' },
    calls: 0,
  });
  expect((await sendTo(set, { inCart: 2 })).sent.is).toBe('done');
});

test('a quantity that is there already is not sent again', async () => {
  const { sent, calls } = await sendTo(change('PUT /api/cart/update', { shown: [1] }), { inCart: 4 });
  expect({ is: sent.is, calls }).toEqual({ is: 'done', calls: 0 });
});

test('an add older than its key is sent only where it has not arrived', async () => {
  const add = change('POST /api/cart/add', { shown: [1] });
  expect((await sendTo(add, { inCart: 5, now: 25 * HOUR_MS })).sent.is).toBe('refused');
  expect((await sendTo(add, { inCart: 1, now: 25 * HOUR_MS })).sent.is).toBe('done');
  // Within a day the key decides, whatever the cart has.
  expect(await sendTo(add, { inCart: 5, now: HOUR_MS })).toMatchObject({ sent: { is: 'done' }, calls: 1 });
});

test('an exchange older than its key is not sent where the quantity is another by now', async () => {
  const exchange = change('POST /api/cart/exchange', { shown: [24] });
  const late = { now: 25 * HOUR_MS };
  expect(await sendTo(exchange, { inCart: 12, ...late })).toEqual({
    sent: { is: 'refused', why: 'The quantity is 12 now: it was changed elsewhere.' },
    calls: 0,
  });
  expect((await sendTo(exchange, { inCart: 24, ...late })).calls).toBe(1);
  // Within a day the key decides, and the server what it refuses.
  const failure: CallFailure = {
    code: 'conflict',
    detail: 'Your cart was changed elsewhere. Look at it again.',
  };
  expect(await sendTo(exchange, { inCart: 12, failure })).toEqual({
    sent: { is: 'refused', why: failure.detail },
    calls: 1,
  });
});

test('what is to go and has gone is done; of a deleted group it is said', async () => {
  const failure: CallFailure = { code: 'not_found', detail: 'Not there.' };
  expect((await sendTo(change('DELETE /api/cart/remove'), { failure })).sent).toEqual({ is: 'done' });
  const ofGroup = change('DELETE /api/wishlist-groups/{id}/remove-items', { group: { id: 'g', name: 'G' } });
  expect((await sendTo(ofGroup, { failure })).sent).toEqual({ is: 'refused', why: 'Not there.' });
});

test('a refusal is said in the server’s words; a server out of reach or busy is asked later', async () => {
  const add = change('POST /api/wishlist/add');
  const why = 'A wishlist holds at most 2,000 products.';
  expect((await sendTo(add, { failure: { code: 'conflict', detail: why } })).sent).toEqual({
    is: 'refused',
    why,
  });
  for (const code of ['network', 'offline', 'unauthorized', 'unavailable', 'bad_reply'] as const)
    expect((await sendTo(add, { failure: { code, detail: '' } })).sent.is).toBe('later');
  const busy: CallFailure = { code: 'rate_limited', detail: '', retryAfterSeconds: 7 };
  expect((await sendTo(add, { failure: busy })).sent).toEqual({ is: 'later', afterMs: 7000 });
});
