import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GetTextTranslations, po } from 'gettext-parser';
import { LANGUAGES } from '../contract/language.ts';
import { catalogueOf, MARKED, markPlugin, parseMarks } from './languages/speak.ts';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = ['contract/**/*.ts', 'server/**/*.ts', 'web/**/*.{ts,tsx}'];

/** Brings the catalogues up to date with the marked texts: new ones have no translation yet, those of no file go. */
async function updateCatalogues(): Promise<void> {
  const texts = await readTexts();
  for (const language of LANGUAGES) {
    const path = catalogueOf(language);
    if (!path) continue;
    const missing = keepTranslations(texts, po.parse(await readFile(path)));
    await writeFile(path, `${po.compile(texts, { foldLength: 0 })}\n`);
    process.stdout.write(`${language}: ${missing} texts to translate\n`);
  }
}

/** All marked texts, each with the files it stands in. */
async function readTexts(): Promise<GetTextTranslations> {
  const folder = await mkdtemp(join(tmpdir(), 'texts-'));
  try {
    const output = join(folder, 'texts.pot');
    const plugin = markPlugin({ extract: { output, location: 'file' } });
    for (const file of (await Array.fromAsync(glob(SOURCES, { cwd: ROOT }))).sort()) {
      const code = await readFile(join(ROOT, file), 'utf8');
      if (MARKED.test(code)) parseMarks(code, file, plugin);
    }
    return po.parse(await readFile(output));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Takes over what is translated; answers how many texts are not. */
function keepTranslations(texts: GetTextTranslations, known: GetTextTranslations): number {
  texts.headers = known.headers;
  let missing = 0;
  for (const [context, entries] of Object.entries(texts.translations)) {
    for (const [id, text] of Object.entries(entries)) {
      if (context === '' && id === '') continue;
      text.msgstr = known.translations[context]?.[id]?.msgstr ?? [''];
      if (text.msgstr.some((translation) => translation === '')) missing++;
    }
  }
  return missing;
}

await updateCatalogues();
