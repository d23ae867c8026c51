import { LANGUAGE_COOKIE } from '#contract/language.ts';
import { OTHER_LANGUAGE } from './language.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/** Keeps the other language for this browser and loads the page in it. */
export function chooseOtherLanguage(): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Not every browser has the Cookie Store API.
  document.cookie = `${LANGUAGE_COOKIE}=${OTHER_LANGUAGE}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`;
  location.reload();
}
