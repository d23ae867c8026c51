import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '..');

test('the layout changes at four widths and at no other', () => {
  const used = globSync('**/*.css', { cwd: WEB }).flatMap((file) =>
    readFileSync(join(WEB, file), 'utf8')
      .split('\n')
      .filter((line) => line.includes('@media'))
      .flatMap((line) => [...line.matchAll(/(max|min)-width: (\d+)px/g)])
      .map(([, kind, px]) => Number(px) + (kind === 'max' ? 1 : 0)),
  );
  expect([...new Set(used)].sort((a, b) => a - b)).toEqual([540, 720, 960, 1280]);
});
