import { readFile } from 'node:fs/promises';
import { po } from 'gettext-parser';
import { addLocale, useLocale as setLocale } from 'ttag';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { speech } from '#contract/say.ts';
import { type Dictionary, say, speaking, spokenLanguage } from './speech.ts';

type Dictionaries = ReadonlyMap<Language, Dictionary>;

/** Read once: the languages of a process do not change. */
let read: Promise<Dictionaries> | undefined;

export function openDictionaries(): Promise<Dictionaries> {
  read ??= readDictionaries();
  return read;
}

/** For work outside of a request: a mail is in the language of the person it goes to. */
export async function speakingIn<T>(language: Language, run: () => T): Promise<T> {
  const dictionaries = await openDictionaries();
  return speaking(dictionaries.get(language), run);
}

/**
 * Reads the translations of every language but English, in which the texts are written. The contract marks its texts by
 * ttag, for the web's build: those that are made in a request are said in its language too.
 */
async function readDictionaries(): Promise<Dictionaries> {
  const dictionaries = new Map<Language, Dictionary>();
  for (const language of LANGUAGES.slice(1)) {
    const file = new URL(`../../contract/languages/${language}.po`, import.meta.url);
    const catalogue = po.parse(await readFile(file));
    dictionaries.set(language, { language, texts: translationsOf(catalogue.translations[''] ?? {}) });
    addLocale(language, catalogue as unknown as Parameters<typeof addLocale>[1]);
  }
  setLocale(spokenLanguage);
  speech.say = say;
  return dictionaries;
}

type Entries = Readonly<Record<string, { readonly msgstr: readonly string[] }>>;

function translationsOf(entries: Entries): Map<string, string> {
  return new Map(
    Object.entries(entries).flatMap(([text, { msgstr }]) =>
      text !== '' && msgstr[0] ? [[text, msgstr[0]]] : [],
    ),
  );
}
