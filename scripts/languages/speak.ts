import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PluginItem, transformSync, type types, type Visitor } from '@babel/core';
import { po } from 'gettext-parser';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '../../contract/language.ts';
import { DESCRIPTION, NO_SCRIPT } from '../../web/app/page-texts.ts';

/** Files with marked texts name the library that defines the marks; those of the server, what says them in a request. */
export const MARKED = /from '(?:ttag|#server\/language\/speech\.ts)'/;

/** Where the translations into a language are kept; none for the language the texts are written in. */
export function catalogueOf(language: Language): string | undefined {
  return language === LANGUAGES[0]
    ? undefined
    : join(import.meta.dirname, '..', '..', 'contract', 'languages', `${language}.po`);
}

/**
 * Writes the texts of a language into the code where they are marked (`t`, `jt`, `c` of ttag) and takes the marks out: a
 * page loads what it shows in its own language, and no code that looks it up. A text without a translation stays as it is written (`tests/languages.test.ts` finds it).
 */
export function speak(language: Language): Plugin {
  const catalogue = catalogueOf(language);
  const marks = markPlugin({ resolve: { translations: catalogue ?? 'default', unresolved: 'skip' } });
  return {
    name: 'larder:speak',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.LANGUAGE': JSON.stringify(language) } }),
    transform: {
      filter: { id: /\/(?:web|contract)\/.*\.tsx?$/, code: MARKED },
      handler: (code, file) => parseMarks(code, file, marks, sayNothing),
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (!catalogue) return html;
        const texts = po.parse(readFileSync(catalogue)).translations[''] ?? {};
        return [DESCRIPTION, NO_SCRIPT].reduce(
          (page, text) => page.replace(text, texts[text]?.msgstr[0] || text),
          html.replace('<html lang="en">', `<html lang="${language}">`),
        );
      },
    },
  };
}

/** Places in a text go by number, so that any expression may stand there: a translator sees `${ 0 }`. */
export function markPlugin(options: object): [string, object] {
  return ['babel-plugin-ttag', { numberedExpressions: true, discover: ['t'], ...options }];
}

/** `speech.say(text)` → `text`: constants are in the build's language already. */
const sayNothing = (): { readonly visitor: Visitor } => ({
  visitor: {
    CallExpression(path) {
      if (path.get('callee').toString() === 'speech.say')
        path.replaceWith(path.node.arguments[0] as types.Expression);
    },
  },
});

/** @param file its path, which says whether it may hold markup */
export function parseMarks(code: string, file: string, ...plugins: PluginItem[]) {
  const result = transformSync(code, {
    filename: file,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
    plugins,
  });
  return { code: result?.code ?? code, map: result?.map ?? null };
}
