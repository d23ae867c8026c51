import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The interface's voice, asked for before the style sheet is read. The serif weighs twice as much: it comes after the pictures. */
const PRELOADED_FONTS = /instrument-sans-latin-wdth-normal.*\.woff2$/;

function preloadFonts(): Plugin {
  return {
    name: 'larder:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => PRELOADED_FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}

const FRAMEWORK = {
  name: 'framework',
  test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack)\/|lucide-react\/dist\/esm\/(?!icons)/,
};

/** Twice: the browser's files, and with `--ssr` the renderer of pages for the server, which needs no packages beside it. */
export default defineConfig(({ isSsrBuild }) => ({
  root: join(import.meta.dirname, 'web'),
  plugins: [react(), preloadFonts()],
  build: {
    outDir: join(import.meta.dirname, 'dist', 'web'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // One sheet for all pages: a rendered page needs its styles at once, and few requests count more than few bytes.
    cssCodeSplit: false,
    // What every page stands on is one file: it compresses better as a whole, and outlives a change of ours.
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: [FRAMEWORK] } } } }),
  },
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  server: {
    // The API of a server started beside (`npm start`).
    proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:3000' },
  },
}));
