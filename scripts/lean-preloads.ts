import type { Plugin } from 'vite';

/** A late part preloads what it needs, but not what the page or the file that asks for the part has loaded already. */
export function leanPreloads(): Plugin {
  const byName = new Map<string, readonly string[]>();
  let entry = '';
  const loaded = (name: string, found = new Set<string>()): ReadonlySet<string> => {
    if (found.has(name)) return found;
    found.add(name);
    for (const file of byName.get(name) ?? []) loaded(file, found);
    return found;
  };
  return {
    name: 'larder:lean-preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, files, { hostId, hostType }) => {
            if (hostType === 'html') return files;
            const known = loaded(hostId, new Set(loaded(entry)));
            return files.filter((file) => !known.has(file));
          },
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          byName.set(file.fileName, file.imports);
          if (file.isEntry) entry = file.fileName;
        }
      },
    },
  };
}
