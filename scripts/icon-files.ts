import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '..');
const ALL_ICONS = join(ROOT, 'node_modules', 'lucide-react', 'dist', 'esm', 'lucide-react.mjs');
const EXPORTS = /export \{ (.+) \} from '\.\/icons\/([\w-]+)\.mjs'/g;
const IMPORT = /import \{([^}]+)\} from 'lucide-react';/;

/**
 * Lets a module import each icon's own file instead of the list of all icons: the bundler then knows which pages an icon
 * is for, and puts it beside what shows it.
 */
export function iconFiles(): Plugin {
  const files = new Map<string, string>();
  return {
    name: 'larder:icon-files',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      for (const [, names = '', file = ''] of readFileSync(ALL_ICONS, 'utf8').matchAll(EXPORTS))
        for (const name of names.split(', ')) files.set(name.replace('default as ', ''), file);
    },
    transform: {
      filter: { id: /\/web\/.*\.tsx?$/, code: IMPORT },
      handler: (code) => ({
        code: code.replace(IMPORT, (_all, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '' && !name.startsWith('type '))
            .map((name) => {
              const [icon = '', local = icon] = name.split(' as ');
              return `import ${local} from 'lucide-react/icons/${files.get(icon)}';`;
            })
            .join(' '),
        ),
        map: null,
      }),
    },
  };
}
