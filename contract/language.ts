/** The languages of the face; the first is the one the texts are written in. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The cookie that keeps a chosen language; without it the browser's own preference counts. */
export const LANGUAGE_COOKIE = 'language';
