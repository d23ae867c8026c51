import { CallError } from '#web/lib/call-error.ts';
import { failureText } from './user-list.ts';

/** What to say where a list of a user could not be fetched. */
export function errorText(error: Error, fallback: string): string {
  return (error instanceof CallError && failureText(error.failure, fallback)) || fallback;
}
