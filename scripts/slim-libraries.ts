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
  // The router's addresses are the browser's, with no base or rewriting.
  '/router-core/dist/esm/rewrite.js': `
    export let composeRewrites, rewriteBasepath;
    export const executeRewriteInput = (_rewrite, url) => url;
    export const executeRewriteOutput = executeRewriteInput;`,
  // Calls are tried with or without a network (`networkMode: 'always'`).
  '/query-core/build/modern/onlineManager.js': `
    export let OnlineManager;
    export const onlineManager = { isOnline: () => true, subscribe: () => () => {} };`,
  // The timers are the browser's.
  '/query-core/build/modern/timeoutManager.js': `
    export let TimeoutManager, defaultTimeoutProvider;
    export const timeoutManager = {
      setTimeout: (callback, delay) => setTimeout(callback, delay),
      clearTimeout: (id) => clearTimeout(id),
      setInterval: (callback, delay) => setInterval(callback, delay),
      clearInterval: (id) => clearInterval(id),
    };
    export const systemSetTimeoutZero = (callback) => void setTimeout(callback, 0);`,
  // A part of a page shows that its query waits or failed: none suspends or throws (`suspense`, `throwOnError`).
  '/react-query/build/modern/suspense.js': `
    export let defaultThrowOnError, fetchOptimistic;
    export const ensureSuspenseTimers = () => {};
    export const shouldSuspend = () => false;`,
  '/react-query/build/modern/errorBoundaryUtils.js': `
    export const ensurePreventErrorBoundaryRetry = () => {};
    export const useClearResetErrorBoundary = () => {};
    export const getHasError = () => false;`,
  '/react-query/build/modern/QueryErrorResetBoundary.js': `
    export let QueryErrorResetBoundary;
    export const useQueryErrorResetBoundary = () => {};`,
  '/react-query/build/modern/IsRestoringProvider.js': `
    export let IsRestoringProvider;
    export const useIsRestoring = () => false;`,
};

/** Leaves out of the libraries what every page would load and none would use. */
export function slimLibraries(): Plugin {
  const missing = new Set(Object.keys(UNUSED));
  return {
    name: 'larder:slim-libraries',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/(?:query|router)-core\/|\/react-query\/|\/createLucideIcon\.mjs$/ },
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
