import type { Language } from '#contract/language.ts';

/** The language this build speaks. */
export const LANGUAGE: Language = import.meta.env?.LANGUAGE ?? 'en';

/** How numbers and days are written: as in the United States in both, so that figures read as on the labels. */
export const LOCALE = LANGUAGE === 'es' ? 'es-US' : 'en-US';

/** What a reader may change to, and what it calls itself. */
export const OTHER_LANGUAGE: Language = LANGUAGE === 'es' ? 'en' : 'es';
export const OTHER_NAME = LANGUAGE === 'es' ? 'English' : 'Español';
