import type { LocalText } from './facts.ts';

export const OTHER_LANGUAGE = 'a text is not available in English and was kept as it is';

/** The English text, by any of its codes (en, en-US, eng); else the first. Undefined where there is none. */
export function chooseText(texts: readonly LocalText[], warnings: string[]): string | undefined {
  const english = texts.find(isEnglish);
  if (english) return english.text;
  const [first] = texts;
  if (first && first.language !== '' && !warnings.includes(OTHER_LANGUAGE)) warnings.push(OTHER_LANGUAGE);
  return first?.text;
}

/** Those in English; all of the first one's language where there are none. */
export function chooseTexts(texts: readonly LocalText[], warnings: string[]): string[] {
  const chosen = chooseText(texts, warnings);
  const language = texts.find(({ text }) => text === chosen)?.language;
  return texts.filter((text) => text.language === language).map(({ text }) => text);
}

function isEnglish({ language }: LocalText): boolean {
  return /^en(?:g|\b)/i.test(language);
}

/** A code as words: `HIGH_FIBRE` is "High fibre". */
export function wordsOf(code: string): string {
  const words = code.replaceAll('_', ' ').toLowerCase().trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
