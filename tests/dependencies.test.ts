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

  test('where package and lock file differ', () => {
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

  test('counts high and critical advisories apart', () => {
    expect(readAudit(report({ high: 1, critical: 2, total: 5 }))).toMatch(/: 5 advisories .* 3 of them high/);
    expect(readAudit(report({ moderate: 2, total: 2 }))).toMatch(/: 2 advisories .* 0 of them high/);
  });

  test.each(['', 'no JSON', '{"message": "405 Method Not Allowed"}'])(
    'that was answered %j was not made',
    (printed) => {
      expect(readAudit(printed)).toBe('npm audit: not checked, the registry does not answer it here.');
    },
  );
});
