import { expect, test } from 'vitest';
import {
  failedBrowserTests,
  failedUnitTests,
  firstLines,
  printFailures,
  unhandledErrors,
} from '../scripts/failed-tests.ts';

const passed = { fullName: 'passes', status: 'passed', failureMessages: [] };

test('of unit tests, a test that failed is named with its file, and a file that could not be loaded too', () => {
  const failed = {
    fullName: 'a sum is right',
    status: 'failed',
    failureMessages: ['Error: no\n    at x.ts:1'],
  };
  const files = [
    { name: '/root/server/a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
    { name: '/root/web/b.test.ts', status: 'failed', message: 'cannot load', assertionResults: [] },
    { name: '/root/web/c.test.ts', status: 'passed', message: '', assertionResults: [passed] },
  ];
  expect(failedUnitTests(files, '/root')).toEqual([
    { name: 'server/a.test.ts › a sum is right', error: 'Error: no' },
    { name: 'web/b.test.ts', error: 'cannot load' },
  ]);
});

test('an error that no test awaited says where in the project it arose', () => {
  const stack = 'Error: late\n    at read (/root/node_modules/a.js:1:1)\n    at call (/root/web/b.ts:2:3)';
  expect(unhandledErrors([stack, 'it ended'], '/root')).toEqual([
    { name: 'an error that no test awaited', error: 'Error: late\nat call (web/b.ts:2:3)' },
    { name: 'an error that no test awaited', error: 'it ended' },
  ]);
});

test('of browser tests, those in groups too, with every error', () => {
  const spec = (title: string, ...messages: string[]) => ({
    title,
    file: 'cart.spec.ts',
    ok: messages.length === 0,
    tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
  });
  const suites = [{ specs: [spec('fills')], suites: [{ specs: [spec('empties', 'one', 'two')] }] }];
  expect(failedBrowserTests(suites)).toEqual([{ name: 'cart.spec.ts › empties', error: 'one\ntwo' }]);
});

test('an error is told by its first lines, without colors and places', () => {
  expect(firstLines('\u001b[31mError\u001b[39m\n\n    at a.ts:1\n1\n2\n3\n4\n5\n6')).toBe(
    'Error\n1\n2\n3\n4\n5',
  );
});

test('the end of a run without failures says nothing, and one with them lists each', () => {
  expect(printFailures([])).toBe('');
  const failures = [
    { name: 'types', error: 'x.ts: wrong\nmore' },
    { name: 'unused code', error: '' },
  ];
  expect(printFailures(failures)).toBe('\n── failed\ntypes\n    x.ts: wrong\n    more\nunused code\n');
});
