import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { PAGES, RENDERED } from './contract/addresses.ts';
import { LANGUAGES } from './contract/language.ts';
import { CHUNK_GROUPS } from './scripts/chunk-groups.ts';
import { speak } from './scripts/languages/speak.ts';
import { lateChunks } from './scripts/late-styles.ts';
import { leanPreloads } from './scripts/lean-preloads.ts';
import { offlineWorker } from './scripts/offline-worker.ts';
import { slimLibraries } from './scripts/slim-libraries.ts';
import { keepEarlyInput } from './web/app/early-input.ts';
import { runWorker } from './web/app/offline/worker.ts';

/** The first file of each voice, asked for before the style sheet is read. */
const FIRST_FACES = /\/(?:instrument-sans|newsreader)-[\w-]{8}\.woff2$/;
/** What the build puts into the page to run the app. */
const ENTRY_SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOAD = /<link rel="modulepreload" /g;

/** Preloads faces but only names scripts: the page asks for them after its first paint (`index.html`). */
function paintFirst(): Plugin {
  return {
    name: 'larder:paint-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => ({
        html: html
          .replace(ENTRY_SCRIPT, '<link rel="modulepreload" crossorigin href="$1">')
          .replaceAll(PRELOAD, '<link rel="after-paint" '),
        tags: Object.keys(bundle ?? {})
          .filter((file) => FIRST_FACES.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
      }),
    },
  };
}

/** Runs while the page is parsed, before any file arrives; the server's policy admits it by its hash. */
function inlineEarlyInput(): Plugin {
  return {
    name: 'larder:inline-early-input',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('<!-- app/early-input.ts -->', () => `<script>(${keepEarlyInput})();</script>`),
    },
  };
}

const LAZY_PAGES = 'virtual:lazy-pages';

/** Writes the module of every address's loader: in the browser a page goes by its address alone, not by its file too. */
export function lazyPages(): Plugin {
  const loaders = Object.entries(PAGES).map(([path, file]) => {
    const page = join(import.meta.dirname, 'web', 'pages', `${file}-page.tsx`);
    return `'${path}': ${file && `() => import('${page}')`}`;
  });
  return {
    name: 'larder:lazy-pages',
    resolveId: (id) => (id === LAZY_PAGES ? id : undefined),
    load: (id) => (id === LAZY_PAGES ? `export const LAZY_PAGES = {${loaders}};` : undefined),
  };
}

const ROOM = /\/web\/(ui|features|blocks|pages|app)\/.*\.module\.css$/;

/**
 * Puts each room's styles into a cascade layer of the room's name, so that a page's class beats that of the part it
 * uses whatever the order in which the bundler meets their files. `styles/index.css` says the layers' order.
 */
function layerRooms(): Plugin {
  return {
    name: 'larder:layer-rooms',
    enforce: 'pre',
    transform: {
      filter: { id: ROOM },
      handler: (code, id) => ({ code: `@layer ${ROOM.exec(id)?.[1]} {\n${code}\n}`, map: null }),
    },
  };
}

/** The pages the server renders. */
const RENDERED_FILES = Object.entries(PAGES).flatMap(([path, file]) =>
  RENDERED.has(path) ? [`/pages/${file}-page.tsx`] : [],
);

/**
 * Puts the styles of all pages into the one sheet of the entry: a rendered page needs its styles at once, and few requests
 * count more than few bytes. Late chunks keep a sheet of their own.
 */
function oneSheet(): Plugin {
  return {
    name: 'larder:one-sheet',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const sheets: string[] = [];
        // The entry's first: it says the order of the layers.
        const chunks = Object.values(bundle)
          .filter((file) => file.type === 'chunk')
          .sort((a, b) => Number(b.isEntry) - Number(a.isEntry) || (sourceOf(a) < sourceOf(b) ? -1 : 1));
        const late = lateChunks(chunks, RENDERED_FILES);
        for (const chunk of chunks) {
          const { viteMetadata } = chunk;
          if (viteMetadata === undefined || late.has(chunk)) continue;
          for (const name of viteMetadata.importedCss) {
            const file = bundle[name];
            if (file?.type === 'asset') sheets.push(String(file.source));
            delete bundle[name];
          }
          viteMetadata.importedCss.clear();
        }
        const entry = chunks.find(({ isEntry }) => isEntry);
        if (entry?.viteMetadata === undefined || sheets.length === 0) return;
        const sheet = this.emitFile({ type: 'asset', name: 'style.css', source: sheets.join('') });
        entry.viteMetadata.importedCss.add(this.getFileName(sheet));
      },
    },
  };
}

/** Not the chunk's file name: its hash would shuffle the sheet, which then compresses by luck. */
const sourceOf = ({ moduleIds }: { readonly moduleIds: readonly string[] }) => moduleIds.at(-1) ?? '';

/** A class's own name and four letters of its file: every page loads all of them. */
function shortName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}

/** One of the languages of the face. */
const LANGUAGE = LANGUAGES.find((language) => language === process.env.WEB_LANGUAGE) ?? LANGUAGES[0];

/** Twice for each language: the browser's files, and with `--ssr` the renderer of pages for the server, which needs no other packages. */
export default defineConfig(({ isSsrBuild }) => ({
  root: join(import.meta.dirname, 'web'),
  plugins: [
    speak(LANGUAGE),
    react(),
    lazyPages(),
    layerRooms(),
    oneSheet(),
    inlineEarlyInput(),
    paintFirst(),
    leanPreloads(),
    slimLibraries(),
    offlineWorker(runWorker, LANGUAGE),
  ],
  // Workers are built on their own.
  worker: { plugins: () => [speak(LANGUAGE)] },
  css: { modules: { generateScopedName: shortName } },
  // The shim brings its own copy of what every React since 18 has.
  resolve: { alias: { 'use-sync-external-store/shim': 'use-sync-external-store' } },
  build: {
    outDir: join(import.meta.dirname, 'dist', isSsrBuild ? 'render' : 'web', LANGUAGE),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    target: 'baseline-widely-available',
    // Of browsers with `light-dark()`, widely available since November 2026: rewritten for older ones, a part of a page
    // such as a printed sheet could not be light in a dark page.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5'],
    assetsInlineLimit: 0,
    // Every browser of the target knows how to preload modules.
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && {
      rolldownOptions: {
        // The marks take what they take; a build says nothing of it.
        checks: { pluginTimings: false },
        // No module here reads a property for what the reading does.
        treeshake: { propertyReadSideEffects: false },
        output: {
          // Every page lists the files of all others: short names.
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css'))
              ? 'assets/[hash:7].css'
              : 'assets/[name]-[hash][extname]',
          codeSplitting: { groups: CHUNK_GROUPS },
        },
      },
    }),
  },
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  server: {
    // The API of a server started beside (`npm start`).
    proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:3000' },
  },
}));
