import { describe, expect, test } from 'vitest';
import { readAudit } from '../scripts/audit.ts';
import { refusedLicences } from '../scripts/licences.ts';

const notInstalled = () => undefined;

describe('a licence is refused', () => {
  test.each([
    ['of copyleft', 'GPL-3.0-only'],
    ['of copyleft beside another', 'MIT AND GPL-3.0-only'],
    ['of tools alone, in the server', 'MPL-2.0'],
    ['in words', 'SEE LICENSE IN LICENSE.md'],
    ['that is empty', ''],
  ])('%s', (_, license) => {
    const refused = refusedLicences({ 'node_modules/a': { license } }, notInstalled);
    expect(refused).toEqual([{ path: 'node_modules/a', licence: license }]);
  });

  test('that is not stated', () => {
    expect(refusedLicences({ 'node_modules/a': {} }, notInstalled)).toEqual([
      { path: 'node_modules/a', licence: 'not stated' },
    ]);
  });

  test('where the package says another than the lock', () => {
    const packages = { 'node_modules/a': { license: 'MIT' } };
    expect(refusedLicences(packages, () => 'AGPL-3.0-only')).toMatchObject([{ licence: 'AGPL-3.0-only' }]);
  });
});

test.each([
  [{ license: 'MIT' }],
  [{ license: '(MIT OR GPL-3.0-only)' }],
  [{ license: '(MIT AND Zlib)' }],
  [{ license: 'MPL-2.0', dev: true }],
])('%j is on the list', (locked) => {
  expect(refusedLicences({ '': {}, 'node_modules/a': locked }, notInstalled)).toEqual([]);
});

describe('an audit', () => {
  const report = (found: object) => JSON.stringify({ metadata: { vulnerabilities: found } });

  test('with a high or critical advisory is severe', () => {
    expect(readAudit(report({ high: 1, total: 3 }))).toMatchObject({ isSevere: true });
    expect(readAudit(report({ critical: 2, total: 2 }))).toMatchObject({ isSevere: true });
    expect(readAudit(report({ moderate: 2, total: 2 })).isSevere).toBe(false);
  });

  test.each(['', 'no JSON', '{"message": "405 Method Not Allowed"}'])(
    'that was answered %j was not made',
    (printed) => {
      expect(readAudit(printed)).toEqual({
        isSevere: false,
        sentence: 'npm audit: not checked, the registry does not answer it here.',
      });
    },
  );
});
