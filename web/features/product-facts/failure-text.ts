import { CallError } from '#web/lib/call-error.ts';

/** The server's own sentence where it gave one, else the specification's words for the call. */
export function failureText(error: unknown, otherwise: string): string {
  if (!(error instanceof CallError)) return otherwise;
  const { code, detail } = error.failure;
  return code === 'network' || code === 'bad_reply' || detail === '' ? otherwise : detail;
}
