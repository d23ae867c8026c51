import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mayImport, roomOf } from '../scripts/rooms/may-import.ts';
import { roomPictures } from '../scripts/rooms/pictures.ts';

const ROOT = join(import.meta.dirname, '..');
const MAX_LINES = 250;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(?:ts|tsx|css)$/.test(path) && existsSync(join(ROOT, path)));
const sources = files.filter((path) => /\.tsx?$/.test(path));
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Import {
  readonly from: string;
  /** Path from the project's root, or the name of a package. */
  readonly to: string;
  readonly typeOnly: boolean;
}

/** Static and dynamic imports, resolved; only the forms this code base uses. */
function importsOf(path: string): Import[] {
  const pattern =
    /^(?:import|export)\s+(type\s)?[^;'"]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm;
  return [...textOf(path).matchAll(pattern)].map(([, typeOnly, from, bare, dynamic]) => ({
    from: path,
    to: resolve(path, from ?? bare ?? dynamic ?? ''),
    typeOnly: typeOnly !== undefined,
  }));
}

function resolve(path: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? normalize(join(dirname(path), specifier)) : specifier;
}

const imports = sources.flatMap(importsOf);
/** A test file, or a part of one. */
const isTest = (path: string) => /\.(?:test|cases)\.tsx?$/.test(path) || path.startsWith('tests/');
const ROOTS = ['contract', 'demo', 'server', 'importers', 'web', 'tests', 'bench', 'scripts'];
const rootOf = (path: string) => ROOTS.find((root) => path.startsWith(`${root}/`));
const describeImport = ({ from, to }: Import) => `${from} imports ${to}`;

function forbid(reason: string, isForbidden: (found: Import) => boolean): void {
  const found = imports.filter((one) => !isTest(one.from) && isForbidden(one)).map(describeImport);
  expect(found, reason).toEqual([]);
}

describe('imports point one way', () => {
  test('the contract imports zod, the marks of texts and itself: both sides must be able to load it', () => {
    forbid(
      'contract/ knows neither side',
      ({ from, to }) =>
        rootOf(from) === 'contract' && rootOf(to) !== 'contract' && !['zod', 'ttag'].includes(to),
    );
  });

  test('constants of the contract know no schema', () => {
    forbid(
      'a schema file may import its constants, never the other way',
      ({ from, to }) =>
        rootOf(from) === 'contract' &&
        !/(?:\.schema|\/contracts)\.ts$/.test(from) &&
        to.endsWith('.schema.ts'),
    );
  });

  test('each room imports the rooms it may, and no other', () => {
    forbid('the rooms and their arrows stand in scripts/rooms/rooms.ts', ({ from, to }) => {
      const [room, other] = [roomOf(from), roomOf(to)];
      return room !== undefined && other !== undefined && !mayImport(room, other);
    });
  });

  test('every file of the product stands in a room', () => {
    const roots = ['contract', 'demo', 'server', 'importers', 'web'];
    const lost = sources.filter((path) => roots.includes(rootOf(path) ?? '') && roomOf(path) === undefined);
    expect(lost, 'move it into a room').toEqual([]);
  });

  test('the pictures of the rooms show them as they are', () => {
    for (const [path, svg] of Object.entries(roomPictures())) {
      expect(textOf(path), 'npm run rooms draws them').toBe(svg);
    }
  });

  test('of the contract the web takes values and types, and no schema', () => {
    forbid(
      'schemas bring a validator into every page',
      ({ from, to, typeOnly }) =>
        rootOf(from) === 'web' &&
        !typeOnly &&
        (to.endsWith('.schema.ts') || to === 'contract/contracts.ts' || to === 'zod'),
    );
  });
});

/** What each file of ours imports of ours, types included. */
const graph = new Map(sources.map((path) => [path, new Set<string>()]));
for (const { from, to } of imports) if (graph.has(to)) graph.get(from)?.add(to);

/** Files in import circles; files that only lead to or from one are dropped. */
function circles(): string[] {
  const left = new Map([...graph].map(([path, targets]) => [path, new Set(targets)]));
  for (let size = -1; size !== left.size; ) {
    size = left.size;
    const imported = new Set([...left.values()].flatMap((targets) => [...targets]));
    for (const [path, targets] of left) {
      for (const target of targets) if (!left.has(target)) targets.delete(target);
      if (targets.size === 0 || !imported.has(path)) left.delete(path);
    }
  }
  return [...left].map(([path, targets]) => `${path} imports ${[...targets].join(', ')}`);
}

test('there is no import circle, types included', () => {
  expect(circles(), 'move what both need into a file below them').toEqual([]);
});

describe('files stay readable', () => {
  test(`no file is longer than ${MAX_LINES} lines`, () => {
    const long = files
      .map((path) => ({ path, lines: textOf(path).split('\n').length - 1 }))
      .filter(({ lines }) => lines > MAX_LINES);
    expect(long, 'split it by behaviour').toEqual([]);
  });

  test('nothing is left for later in a comment', () => {
    const marks = new RegExp(`\\b(?:${['TO', 'FIX'].join('DO|')}ME)\\b`);
    expect(
      sources.filter((path) => marks.test(textOf(path))),
      'finish it, or write it into a decision',
    ).toEqual([]);
  });

  test('no test is skipped or run alone', () => {
    const pattern = /\b(?:describe|test|it)\.(?:only|skip|todo|fails)\b/;
    expect(
      sources.filter((path) => pattern.test(textOf(path)) && path !== 'tests/architecture.test.ts'),
    ).toEqual([]);
  });
});
