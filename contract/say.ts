/**
 * Says a constant of the contract in the language of the request. The web's constants are in the language of its build; the
 * server, which speaks all of them, has its own way (`server/language/dictionaries.ts`).
 */
export const speech = { say: (text: string): string => text };
