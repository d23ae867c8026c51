import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly resolved?: string;
}

const { packages } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8'),
) as {
  packages: Readonly<Record<string, Locked>>;
};

/** As Node looks it up: beside the package that asks, then in every folder above. */
function isLocked(name: string, from: string): boolean {
  const parents = from.split('/node_modules/');
  return parents
    .map((_, i) => [...parents.slice(0, parents.length - i), name].join('/node_modules/'))
    .concat(`node_modules/${name}`)
    .some((path) => path in packages);
}

test('the lock holds the binaries of every platform: npm ci refuses a lock without them', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(name, path)),
  );
  expect(missing).toEqual([]);
});

test('the lock names no registry host', () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});
