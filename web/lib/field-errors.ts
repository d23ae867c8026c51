import type { CallFailure } from './call.ts';

/** The texts of the fields that the server refused, by name: the first of several. */
export function fieldErrors({ errors = [] }: CallFailure): Readonly<Record<string, string>> {
  return Object.fromEntries(errors.toReversed().map(({ path, message }) => [path, message]));
}
