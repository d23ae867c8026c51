/** Permissive licences: fit for the server and for browser bundles. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
];
/** Of tools and their data, which stay here as they are, and of fonts. */
const FOR_TOOLS = [...PERMISSIVE, 'CC-BY-4.0', 'MPL-2.0', 'OFL-1.1'];

export interface LockedPackage {
  readonly license?: string;
  readonly dev?: boolean;
}

export interface RefusedLicence {
  readonly path: string;
  readonly licence: string;
}

/**
 * Packages of the lock whose licence is not on the list, or not stated. `installed` gives what an installed package says of
 * itself, which counts before the lock; undefined where it is not installed, as binaries of other platforms are not.
 */
export function refusedLicences(
  packages: Readonly<Record<string, LockedPackage>>,
  installed: (path: string) => string | undefined,
): RefusedLicence[] {
  return Object.entries(packages).flatMap(([path, { license, dev = false }]) => {
    if (path === '') return [];
    const licence = installed(path) ?? license ?? 'not stated';
    return isAllowed(licence, dev ? FOR_TOOLS : PERMISSIVE) ? [] : [{ path, licence }];
  });
}

/** An SPDX expression without nesting: one of the licences, or all of them, in parentheses or not. */
function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const [, inner = expression] = /^\(([^()]*)\)$/.exec(expression) ?? [];
  return inner.split(' OR ').some((each) => each.split(' AND ').every((one) => allowed.includes(one)));
}
