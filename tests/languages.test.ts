// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the checks are tried on sources and catalogues with places.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { type GetTextTranslations, po } from 'gettext-parser';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { entriesOf, extractTexts, readSources, translationOf } from '../scripts/languages/read-texts.ts';
import { catalogueOf } from '../scripts/languages/speak.ts';
import { escapedTexts, unmarkedTexts } from './support/unmarked-texts.ts';

const ROOT = join(import.meta.dirname, '..');
const sources = await readSources();
// Before the planted ones: the extractor keeps the texts of all that one process gives it.
const allTexts = await extractTexts(sources);
const catalogues = LANGUAGES.flatMap((language) => {
  const path = catalogueOf(language);
  return path === undefined ? [] : [{ language, catalogue: po.parse(readFileSync(path)) }];
});

/** Texts without a translation, and translations of no text. */
function differences(texts: GetTextTranslations, catalogue: GetTextTranslations) {
  return {
    untranslated: entriesOf(texts).filter((text) => translationOf(text, catalogue) === ''),
    left: entriesOf(catalogue).filter(({ msgctxt = '', msgid }) => !texts.translations[msgctxt]?.[msgid]),
  };
}

const PLACE = /\$\{ \w+ \}/g;
const placesOf = (text: string) => (text.match(PLACE) ?? []).sort().join(' ');

/** Translations that have other places than their text. */
function misplaced(catalogue: GetTextTranslations) {
  return entriesOf(catalogue).filter((text) =>
    text.msgstr.some((translation) => translation !== '' && placesOf(translation) !== placesOf(text.msgid)),
  );
}

/** Texts with a word in them that styles put on a page. */
const wordsInStyles = (css: string) =>
  [...css.matchAll(/\bcontent:([^;}]*)/g)].flatMap(([, value = '']) =>
    (value.match(/"[^"\n]*"|'[^'\n]*'/g) ?? []).filter((text) => /[a-z]{2}/i.test(text)),
  );

/** The lines of a catalogue with one entry. */
const catalogueWith = (text: string, translation: string, context?: string) =>
  po.parse(
    `${context === undefined ? '' : `msgctxt "${context}"\n`}msgid "${text}"\nmsgstr "${translation}"\n`,
  );

/** Spanish that says "tú" to the reader, or a word of docs/glossary.md that Larder has another for. */
const OFF_GLOSSARY =
  /(?<![\p{L}])(?:tú|tus?|ti|contigo|haz|elige|escribe|pulsa|palés?|bocadillos?|botanas?|juzga\p{L}*|aprueba\p{L}*|nombrad[oa]s?|reglamentos?|estándar(?:es)?|sin declarar|sin datos)(?![\p{L}])/iu;

/** Translations in other words than Larder's. What only the palette's search reads may have any. */
const offGlossary = (catalogue: GetTextTranslations) =>
  entriesOf(catalogue)
    .filter(({ comments }) => comments?.reference !== 'web/app/palette/choices.ts')
    .flatMap(({ msgstr }) => msgstr.filter((text) => OFF_GLOSSARY.test(text)));

const idsOf = (entries: readonly { readonly msgid: string }[]) => entries.map(({ msgid }) => msgid);

describe('the checks find', () => {
  test('a text without a translation, and a translation without a text', async () => {
    const texts = await extractTexts(
      new Map([['web/a.ts', "import { c, t } from 'ttag';\nexport const A = [t`Open`, c('verb').t`Open`];"]]),
    );
    const found = (catalogue: GetTextTranslations) => {
      const { untranslated, left } = differences(texts, catalogue);
      const planted = untranslated.filter(({ msgid }) => msgid === 'Open');
      return { untranslated: planted.map(({ msgctxt }) => msgctxt ?? ''), left: idsOf(left) };
    };
    expect(found(catalogueWith('Open', ''))).toEqual({ untranslated: ['', 'verb'], left: [] });
    expect(found(catalogueWith('Open', 'Abierto'))).toEqual({ untranslated: ['verb'], left: [] });
    expect(found(catalogueWith('Open', 'Abrir', 'verb'))).toEqual({ untranslated: [''], left: [] });
    expect(found(catalogueWith('Gone', 'Ido'))).toEqual({ untranslated: ['', 'verb'], left: ['Gone'] });
    expect(found(catalogueWith('Open', 'Abrir', 'door')).left).toEqual(['Open']);
  });

  test('a translation without a place of its text, or with another', () => {
    const text = '${ 0 } of ${ 1 }';
    for (const wrong of ['${ 0 }', '${ 0 } de ${ 2 }', '${ 0 } de ${ 0 }', '${0} de ${ 1 }']) {
      expect(idsOf(misplaced(catalogueWith(text, wrong))), wrong).toEqual([text]);
    }
    expect(misplaced(catalogueWith(text, 'de ${ 1 }, ${ 0 }'))).toEqual([]);
  });

  test('a translation in other words than those of the glossary', () => {
    for (const wrong of ['Elige tu norma', 'Sin datos', 'Menciona dos Estándares']) {
      expect(offGlossary(catalogueWith('Open', wrong)), wrong).toEqual([wrong]);
    }
    expect(offGlossary(catalogueWith('Open', 'Elija una norma: hay tutoriales'))).toEqual([]);
  });

  test.each([
    ['<p>Hello</p>', 'Hello'],
    ['<p>{n} eggs</p>', 'eggs'],
    ['<>{isOne ? t`egg` : "eggs"}</>', 'eggs'],
    ['<p>{name ?? (n > 1 && `${n} eggs`)}</p>', '… eggs'],
    ['<img alt="An egg" />', 'An egg'],
    ['<Field label={"Eggs"} />', 'Eggs'],
    ['<a aria-label={`Show ${name}`} />', 'Show …'],
    ['<a title={t`Show ${<b>all</b>}`} />', 'all'],
  ])('the unmarked text in %s', (markup, text) => {
    expect(unmarkedTexts(`export const A = () => ${markup};`, 'a.tsx')).toEqual([text]);
  });

  test('nothing in what is marked or no text', () => {
    const markup =
      '<p className="egg">{t`Eggs`} {n} <span>g</span>: {jt`Of ${<b>{n}</b>}`} {kind === "egg" && n}<Field label={words.egg} />–</p>';
    expect(unmarkedTexts(`export const A = () => ${markup};`, 'a.tsx')).toEqual([]);
  });

  test('a word in a style', () => {
    const css =
      '.a::after { content: " lines"; } .b { content: attr(data-unit) "·"; align-content: start } [c="dd"] {}';
    expect(wordsInStyles(css)).toEqual(['" lines"']);
  });

  test('an escape in a marked text', () => {
    const code = (text: string) => `export const A = ${text};`;
    for (const text of ['t`5\\u00a0g`', 'jt`a\\n${b}`', "c('egg').t`\\x41`"]) {
      expect(escapedTexts(code(text), 'a.ts'), text).toHaveLength(1);
    }
    for (const text of ['t`5 g`', "t`5${'\\u00a0'}g`", 'css`\\2014`']) {
      expect(escapedTexts(code(text), 'a.ts'), text).toEqual([]);
    }
  });
});

describe('the face', () => {
  test.each(catalogues)('is translated as a whole: $language', ({ catalogue }) => {
    const { untranslated, left } = differences(allTexts, catalogue);
    expect(idsOf(untranslated), 'translate these').toEqual([]);
    expect(idsOf(left), 'no file has these; `npm run texts` takes them out').toEqual([]);
  });

  test.each(catalogues)('keeps the places of its texts: $language', ({ catalogue }) => {
    expect(idsOf(misplaced(catalogue))).toEqual([]);
  });

  test.each(catalogues.filter(({ language }) => language === 'es'))(
    'says usted and keeps to the glossary: $language',
    ({ catalogue }) => {
      expect(offGlossary(catalogue)).toEqual([]);
    },
  );

  const faults = (check: (code: string, file: string) => string[], pattern: RegExp) =>
    [...sources]
      .filter(([file]) => pattern.test(file))
      .flatMap(([file, code]) => check(code, file).map((text) => `${file}: ${text}`));

  test('has no text without a mark', () => {
    expect(faults(unmarkedTexts, /^web\/.*\.tsx$/)).toEqual([]);
  });

  test('has no words in its styles, which no build translates', async () => {
    const sheets = await Array.fromAsync(glob('web/**/*.css', { cwd: ROOT }));
    const words = sheets.flatMap((sheet) =>
      wordsInStyles(readFileSync(join(ROOT, sheet), 'utf8')).map((found) => `${sheet}: ${found}`),
    );
    expect(words).toEqual([]);
  });

  test('has no escape in a marked text', () => {
    expect(faults(escapedTexts, /./)).toEqual([]);
  });
});
