import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT });
/** Also the short form of a journey: `e2e/cart` or, of several, `e2e/products-*`. */
const PATH =
  /`((?:contract|demo|server|importers|web|tests|bench|scripts|docs)\/[^\s`]*)`|\]\(([^)#:]+)\)|(?<!\/)\be2e\/([a-z-]+)/g;

/** The paths that a document names in backticks or links to; those with a placeholder are left out. */
function pathsIn(document: string): string[] {
  const found = readFileSync(join(ROOT, document), 'utf8').matchAll(PATH);
  return [...found].flatMap(([, named, link, journey]) => {
    const path = named ?? (journey ? `tests/e2e/${journey}*.spec.ts` : join(dirname(document), link ?? ''));
    return /NAME|…/.test(path) ? [] : [path];
  });
}

test.each(documents)('%s names files that exist', (document) => {
  // A decision may be named by its number alone.
  const missing = pathsIn(document).filter(
    (path) => globSync([path, `${path}-*`], { cwd: ROOT }).length === 0,
  );
  expect(missing).toEqual([]);
});
