import { expect, test } from 'vitest';
import { explainStart, StartError } from './start-error.ts';

const explained = (code: string, path?: string) =>
  explainStart(Object.assign(new Error('of the system'), { code, path }), '/srv/data');

test.each([
  [
    'ENOSPC',
    '/srv/data/server.lock.7',
    'The disk of /srv/data/server.lock.7 is full: make room, then start Larder again.',
  ],
  ['ENOSPC', undefined, 'The disk of /srv/data is full: make room, then start Larder again.'],
  [
    'EROFS',
    '/srv/data',
    'The disk of /srv/data can only be read: make it writable, then start Larder again.',
  ],
  ['53100', undefined, 'The disk of the store is full: make room, then start Larder again.'],
  ['EACCES', '/srv/data/keys', '/srv/data/keys may not be written by this user.'],
])('%s at %s is told in a sentence', (code, path, sentence) => {
  const error = explained(code, path);
  expect(error).toBeInstanceOf(StartError);
  expect((error as StartError).message).toBe(sentence);
});

test('a store that is lost meanwhile is told in a sentence', () => {
  const ended = new Error('terminating connection due to administrator command');
  expect(explainStart(Object.assign(ended, { code: '57P01' }), '/srv/data')).toMatchObject({
    name: 'StartError',
    message: 'PostgreSQL ended while Larder started: terminating connection due to administrator command.',
  });
  const unexplained = new Error('Connection terminated unexpectedly');
  expect(explainStart(unexplained, '/srv/data')).toBeInstanceOf(StartError);
});

test.each([
  ['EACCES', '/elsewhere'],
  ['ERR_MODULE_NOT_FOUND', undefined],
])('%s at %s stays a fault of ours, with its stack', (code, path) => {
  expect(explained(code, path)).not.toBeInstanceOf(StartError);
});
