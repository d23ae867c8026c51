import { join } from 'node:path';
import type { Plugin } from 'vite';

const DRAW_ICON = join(import.meta.dirname, '..', 'web', 'ui', 'draw-icon.ts');
/** The keys of an icon's parts: the drawing here gives them as a list of arguments, which needs none. */
const ICON_KEY = /,\s*key: "\w+"/g;

/**
 * Parts of libraries that the libraries load and no page uses, by the end of their files. Biome forbids the imports that
 * would need them. A library that moves a file stops the build.
 */
const UNUSED = {
  '/query-core/build/modern/infiniteQueryBehavior.js':
    'export let infiniteQueryBehavior, hasNextPage, hasPreviousPage;',
  '/query-core/build/modern/mutationCache.js': `export class MutationCache {
    clear() {}
    findAll() { return []; }
    resumePausedMutations() {}
  }`,
  // The router is given its own reading of the address (`app/router.tsx`).
  '/router-core/dist/esm/searchParams.js': `
    export let defaultParseSearch, defaultStringifySearch, parseSearchWith, stringifySearchWith;`,
};

/** Leaves out of the libraries what every page would load and none would use. */
export function slimLibraries(): Plugin {
  const missing = new Set(Object.keys(UNUSED));
  return {
    name: 'larder:slim-libraries',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/(?:query|router)-core\/|\/createLucideIcon\.mjs$/ },
      handler(id) {
        // The icons' files import it by default.
        if (id.endsWith('/createLucideIcon.mjs'))
          return `export { drawIcon as default } from ${JSON.stringify(DRAW_ICON)};`;
        const unused = Object.entries(UNUSED).find(([end]) => id.endsWith(end));
        if (!unused) return null;
        missing.delete(unused[0]);
        return { code: unused[1], moduleSideEffects: false };
      },
    },
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({ code: code.replace(ICON_KEY, ''), map: null }),
    },
    buildEnd(error) {
      if (!error && missing.size > 0) throw new Error(`No such files: ${[...missing].join(', ')}`);
    },
  };
}
