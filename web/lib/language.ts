import type { Language } from '#contract/language.ts';

/** The language this build speaks. */
export const LANGUAGE: Language = import.meta.env?.LANGUAGE ?? 'en';

/** How numbers and days are written: as in the United States in both, so that figures read as on the labels. */
export const LOCALE = LANGUAGE === 'es' ? 'es-US' : 'en-US';
