/**
 * Says a constant of the contract in the language of the request. In the web constants are in the language of the build, which
 * takes this out (`scripts/languages/speak.ts`); the server puts its own way there (`server/language/dictionaries.ts`).
 */
export const speech = { say: (text: string): string => text };
