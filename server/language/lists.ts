import type { Language } from '#contract/language.ts';
import { spokenLanguage } from './speech.ts';

const AND: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-US'),
  es: new Intl.ListFormat('es-US'),
};
const OR: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-US', { type: 'disjunction' }),
  es: new Intl.ListFormat('es-US', { type: 'disjunction' }),
};

/** "salt, sugars, and fiber", in the language of the request. */
export function listed(items: readonly string[]): string {
  return AND[spokenLanguage()].format(items);
}

/** "salt, sugars, or fiber", in the language of the request. */
export function listedOr(items: readonly string[]): string {
  return OR[spokenLanguage()].format(items);
}
