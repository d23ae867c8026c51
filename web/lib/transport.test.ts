import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { holdAnswers, type Reply, send, setTransport } from './transport.ts';

const REPLY: Reply = { ok: true, status: 200, headers: new Headers(), text: async () => '{}' };
const sent: string[] = [];
const dataset: { live?: string } = {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { dataset } });
  setTransport(async (url) => {
    sent.push(url);
    return REPLY;
  });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setTransport((url, request) => fetch(url, request));
});

test('a call is sent while answers are held, and answered a second after the page is alive', async () => {
  holdAnswers(true);
  let isAnswered = false;
  const answered = send('/api/products', {}).then(() => {
    isAnswered = true;
  });
  expect(sent).toEqual(['/api/products']);
  await vi.advanceTimersByTimeAsync(5_500);
  dataset.live = '';
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isAnswered).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  await answered;
  expect(await send('/api/products', {})).toBe(REPLY);
});

test('where nothing is under way, no answer waits', async () => {
  holdAnswers(true);
  holdAnswers(false);
  expect(await send('/api/products', {})).toBe(REPLY);
});
