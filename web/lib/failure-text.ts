import type { CallFailure } from './call.ts';
import { CallError } from './call-error.ts';

/** A screen's own words for failures without a sentence of the server. */
type OwnTexts = Readonly<Partial<Record<'network' | 'bad_reply', string>>>;

/** The server's sentence; `fallback` where the server was not reached, not understood or silent. */
export function failureText(
  { code, detail, isSilent }: CallFailure,
  fallback: string,
  own: OwnTexts = {},
): string {
  if (code === 'network' || code === 'bad_reply') return own[code] ?? fallback;
  return (!isSilent && detail) || fallback;
}

/** The same of a thrown failure. The end of a session has a message of its own, so here the fallback stands. */
export function errorText(error: unknown, fallback: string): string {
  const isTold = error instanceof CallError && error.failure.code !== 'unauthorized';
  return isTold ? failureText(error.failure, fallback) : fallback;
}

/** The same, with the plain text that came in place of a reply before the fallback. */
export function errorOrReplyText(error: unknown, fallback: string): string {
  const plainText = error instanceof CallError ? error.failure.plainText : undefined;
  return errorText(error, plainText ?? fallback);
}

/** The texts of the fields that the server refused, by name: the first of several. */
export function fieldErrors({ errors = [] }: CallFailure): Readonly<Record<string, string>> {
  return Object.fromEntries(errors.toReversed().map(({ path, message }) => [path, message]));
}
