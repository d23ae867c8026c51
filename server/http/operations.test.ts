import { tmpdir } from 'node:os';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openTestServer } from '#tests/support/feature-app.ts';
import { warnOfFullDisk } from './free-space.ts';
import { operationRoutes } from './operations.ts';

let answers: () => Promise<boolean>;

const { app } = await openTestServer();
let leastBytes = 0;
operationRoutes(
  app,
  [
    { failure: 'The store does not answer.', answers: () => answers() },
    { failure: 'The index is not ready.', answers: async () => true },
  ],
  () => warnOfFullDisk(tmpdir(), leastBytes),
);

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

  test('comes with a warning where the disk has little room: what is saved is served', async () => {
    answers = async () => true;
    leastBytes = Number.POSITIVE_INFINITY;
    onTestFinished(() => {
      leastBytes = 0;
    });
    expect((await app.inject({ url: '/readyz' })).json()).toEqual({
      status: 'ready',
      warning: expect.stringMatching(/^The disk of DATA_DIR has \d+ MiB left: /),
    });
    expect(await warnOfFullDisk(`${tmpdir()}/none/of/these`)).toBeUndefined();
  });
});

test('the process is alive, whatever its parts do', async () => {
  answers = () => Promise.reject(new Error('gone'));
  const response = await app.inject({ url: '/healthz' });
  expect(response.json()).toEqual({ status: 'ok' });
  expect(response.headers['cache-control']).toBe('no-store');
});
