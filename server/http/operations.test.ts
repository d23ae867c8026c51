import { describe, expect, test } from 'vitest';
import { openTestServer } from '#tests/support/feature-app.ts';
import { operationRoutes } from './operations.ts';

let answers: () => Promise<boolean>;

const { app } = await openTestServer();
operationRoutes(app, [
  { failure: 'The store does not answer.', answers: () => answers() },
  { failure: 'The index is not ready.', answers: async () => true },
]);

describe('readiness', () => {
  test('is refused while a part says that it is not there, or breaks', async () => {
    for (const answer of [async () => false, () => Promise.reject(new Error('gone'))]) {
      answers = answer;
      const response = await app.inject({ url: '/readyz' });
      expect(response.json()).toMatchObject({ status: 503, detail: 'The store does not answer.' });
    }
  });

  test('is refused when a part does not answer in time', async () => {
    answers = () => new Promise(() => {});
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
  });

  test('is given when every part answers', async () => {
    answers = async () => true;
    expect((await app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
  });
});

test('the process is alive, whatever its parts do', async () => {
  answers = () => Promise.reject(new Error('gone'));
  const response = await app.inject({ url: '/healthz' });
  expect(response.json()).toEqual({ status: 'ok' });
  expect(response.headers['cache-control']).toBe('no-store');
});
