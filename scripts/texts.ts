import { readFile, writeFile } from 'node:fs/promises';
import { type GetTextTranslations, po } from 'gettext-parser';
import { LANGUAGES } from '../contract/language.ts';
import { entriesOf, extractTexts, readSources, translationOf } from './languages/read-texts.ts';
import { catalogueOf } from './languages/speak.ts';

/** Brings the catalogues up to date with the marked texts: new ones have no translation yet, those of no file go. */
async function updateCatalogues(): Promise<void> {
  const texts = await extractTexts(await readSources());
  for (const language of LANGUAGES) {
    const path = catalogueOf(language);
    if (!path) continue;
    const missing = keepTranslations(texts, po.parse(await readFile(path)));
    await writeFile(path, `${po.compile(texts, { foldLength: 0 })}\n`);
    process.stdout.write(`${language}: ${missing} texts to translate\n`);
  }
}

/** Takes over what is translated; answers how many texts are not. */
function keepTranslations(texts: GetTextTranslations, known: GetTextTranslations): number {
  texts.headers = known.headers;
  let missing = 0;
  for (const text of entriesOf(texts)) {
    text.msgstr = [translationOf(text, known)];
    if (text.msgstr[0] === '') missing++;
  }
  return missing;
}

await updateCatalogues();
