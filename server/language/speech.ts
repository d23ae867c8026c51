import { AsyncLocalStorage } from 'node:async_hooks';
import { LANGUAGES, type Language } from '#contract/language.ts';

/** The translations into a language. */
export interface Dictionary {
  readonly language: Language;
  /** Translations by the English text; `${ 0 }` stands for the first value in a text, and so on. */
  readonly texts: ReadonlyMap<string, string>;
}

/** What is spoken in a request; undefined is English. */
const spoken = new AsyncLocalStorage<Dictionary | undefined>();

/** Runs what answers a request in its language. Everything else is in English: imports, logs, what is stored. */
export function speaking<T>(dictionary: Dictionary | undefined, run: () => T): T {
  return spoken.run(dictionary, run);
}

export function spokenLanguage(): Language {
  return spoken.getStore()?.language ?? LANGUAGES[0];
}

/** What is made while a slow reader takes it, all of it in the language of the request that asked: the reader has none. */
export function spokenThroughout<T>(parts: AsyncGenerator<T>): AsyncGenerator<T> {
  return speakingParts(parts, spoken.getStore());
}

async function* speakingParts<T>(
  parts: AsyncGenerator<T>,
  dictionary: Dictionary | undefined,
): AsyncGenerator<T> {
  try {
    for (;;) {
      const part = await spoken.run(dictionary, () => parts.next());
      if (part.done) return;
      yield part.value;
    }
  } finally {
    await parts.return(undefined);
  }
}

/**
 * Marks a text for people and says it in the language of the request. A text without a translation stays English. Products
 * are judged a few hundred thousand at a time with texts like these, so that English is joined and nothing looked up.
 */
export function t(parts: TemplateStringsArray, ...values: readonly unknown[]): string {
  const dictionary = spoken.getStore();
  const translation = dictionary?.texts.get(keyOf(parts));
  return translation === undefined ? joined(parts, values) : filled(translation, values);
}

/** Says a text that is kept in English: a constant marked by `t` where it is defined. Others come back as they are. */
export function say(text: string): string {
  const dictionary = spoken.getStore();
  if (dictionary === undefined) return text;
  return dictionary.texts.get(text) ?? composed.get(text)?.() ?? text;
}

/** How constants that were made of others are made, by their English. */
const composed = new Map<string, () => string>();

/** A constant made of values and other constants: in English, and made again where it is said. Not for use in requests. */
export function compose(make: () => string): string {
  const text = make();
  composed.set(text, make);
  return text;
}

function joined(parts: readonly string[], values: readonly unknown[]): string {
  let text = parts[0] as string;
  for (let at = 0; at < values.length; at++) text += `${values[at]}${parts[at + 1]}`;
  return text;
}

const keys = new WeakMap<TemplateStringsArray, string>();

/** The text as a translator sees it. */
function keyOf(parts: TemplateStringsArray): string {
  let key = keys.get(parts);
  if (key === undefined) {
    key = parts.reduce((text, part, at) => `${text}\${ ${at - 1} }${part}`);
    keys.set(parts, key);
  }
  return key;
}

function filled(translation: string, values: readonly unknown[]): string {
  return translation.replace(/\$\{ (\d+) \}/g, (_place, at: string) => String(values[Number(at)]));
}
