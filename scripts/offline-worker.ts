import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { Language } from '../contract/language.ts';

/** Chunks that the lists need without a network, by the end of their module's path, with all they import at once. */
const OFFLINE = new RegExp(
  `/web/(?:${[
    'pages/(?:cart/cart|wishlist/wishlist|wishlist-groups/(?:wishlist-groups|group)|scan/scan|not-found/not-found)-page',
    'pages/wishlist-groups/(?:member|owner)-tools',
    String.raw`app/(?:offline/\w[\w-]*|finish-intent|shop-menu|list-counts|main)`,
    'blocks/(?:groups/own-groups|item-note/note-dialog|product-actions/product-actions)',
    'blocks/(?:saved-products/enlarge-dialog|waiting/(?:late-parts|waiting-dialog))',
    'features/(?:hierarchy/hierarchy-dialog|orders/lists/list-export|pictures/category-mark)',
    'features/(?:session/(?:account-menu|login-required-dialog)|standards/judged-by|watches/watch-button)',
    'features/wishlist/put-in-groups',
    'features/wishlist-groups/(?:choose-group-dialog|follow-button|group-form-dialog|share-panel)',
    'ui/(?:toast-region|confirm-dialog|dropdown-panel)',
  ].join('|')})\\.tsx?$`,
);
/** Faces of the Latin alphabet. */
const FACE = /\/(?:instrument-sans|newsreader)-[\w-]{8}\.woff2$/;

/** Writes `sw.js`: the source of the offline worker, and the names of the files it keeps. */
export function offlineWorker(runWorker: (shell: never) => void, language: Language): Plugin {
  return {
    name: 'larder:offline-worker',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = new Set<string>();
        const keep = (name: string) => {
          const chunk = bundle[name];
          if (files.has(name) || !chunk) return;
          files.add(name);
          if (chunk.type !== 'chunk') return;
          for (const needed of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])]) keep(needed);
        };
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const { fileName, facadeModuleId, isEntry } of chunks)
          if (isEntry || OFFLINE.test(facadeModuleId ?? '')) keep(fileName);
        for (const name of Object.keys(bundle)) if (FACE.test(`/${name}`)) keep(name);
        const entry = chunks.find(({ isEntry }) => isEntry);
        if (!entry) throw new Error('The build has no entry.');
        const shell = {
          language,
          version: createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12),
          entry: `/${entry.fileName}`,
          files: [...files].map((name) => `/${name}`),
        };
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: `(${runWorker})(${JSON.stringify(shell)});\n`,
        });
      },
    },
  };
}
