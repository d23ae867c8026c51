import { say, t } from '#server/language/speech.ts';

const STATUS = /^The receiver answered with status (\d+)\.$/;
const NOT_HANDED_OVER = /^The message could not be handed over \((.+)\)\.$/;
const NO_REASON = t`no reason given`;

/** Why a message was not delivered, in the language of the request: it is stored in English. */
export function sayError(error: string): string {
  const status = STATUS.exec(error)?.[1];
  if (status !== undefined) return t`The receiver answered with status ${status}.`;
  const code = NOT_HANDED_OVER.exec(error)?.[1];
  if (code === undefined) return say(error);
  return t`The message could not be handed over (${code === NO_REASON ? say(NO_REASON) : code}).`;
}
