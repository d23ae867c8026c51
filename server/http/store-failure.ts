import type { Failure } from '#contract/result.ts';
import { say, t } from '#server/language/speech.ts';

const AGAIN_SECONDS = 2;
const UNREACHABLE: Failure = {
  code: 'unavailable',
  detail: t`Larder cannot reach its store just now. Please try again in a moment.`,
  retryAfterSeconds: AGAIN_SECONDS,
};
/** What is there can be read, and nothing was lost: some bytes were not written. */
const DISK_FULL: Failure = {
  code: 'unavailable',
  detail: t`Nothing can be saved just now: the disk of Larder is full. What is saved can be read. Please try again later.`,
  retryAfterSeconds: 30,
};
const UNWRITABLE: Failure = {
  ...DISK_FULL,
  detail: t`Nothing can be saved just now: the disk of Larder cannot be written. What is saved can be read. Please try again later.`,
};
const OVERTAKEN: Failure = {
  code: 'conflict',
  detail: t`This was changed or deleted by somebody else at the same moment. Please reload and try again.`,
};

/** SQLSTATE codes, https://www.postgresql.org/docs/current/errcodes-appendix.html, and those of sockets. */
const FAILURES_BY_CODE: Readonly<Record<string, Failure>> = {
  // A row that a change points at is gone, or was added twice; transactions that waited for each other.
  23503: OVERTAKEN,
  23505: OVERTAKEN,
  40001: OVERTAKEN,
  '40P01': OVERTAKEN,
  53100: DISK_FULL,
  // A disk that fails, or that has become one that can only be read.
  58030: UNWRITABLE,
  // A primary that was made a replica.
  25006: UNREACHABLE,
  // The server is starting, stopping or full, or ended the connection.
  53300: UNREACHABLE,
  '57P01': UNREACHABLE,
  '57P02': UNREACHABLE,
  '57P03': UNREACHABLE,
  '08000': UNREACHABLE,
  '08003': UNREACHABLE,
  '08006': UNREACHABLE,
  ECONNRESET: UNREACHABLE,
  EPIPE: UNREACHABLE,
};

interface StoreError {
  readonly message: string;
  readonly code?: string;
  readonly syscall?: string;
}

/** Drivers say these without a code: no free connection in time, a connection lost while it was used. */
const LOST =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Raised where a list would grow too long, with a sentence for the caller (0010_list_limits.sql). */
const LIST_TOO_LONG = 'LL001';

/** What the store says then, marked for translation. */
const LIST_LIMITS: ReadonlySet<string> = new Set([
  t`A cart holds at most 1,000 products.`,
  t`A wishlist holds at most 2,000 products.`,
  t`A group holds at most 1,000 products.`,
  t`An account holds at most 200 orders. Delete one to make room.`,
]);

/** What an error of the store means to the caller; undefined where it is another fault. */
export function storeFailure({ code = '', message, syscall }: StoreError): Failure | undefined {
  if (code === LIST_TOO_LONG)
    return { code: 'invalid', detail: LIST_LIMITS.has(message) ? say(message) : message };
  // What a replica was reading when the primary's changes went over it.
  if (code === '40001' && message.includes('conflict with recovery')) return UNREACHABLE;
  return FAILURES_BY_CODE[code] ?? (syscall === 'connect' || LOST.test(message) ? UNREACHABLE : undefined);
}
