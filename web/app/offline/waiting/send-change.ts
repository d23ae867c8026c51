import { t } from 'ttag';
import type { Cart } from '#contract/cart.schema.ts';
import { WAITING_CALLS, type WaitingChange } from '#web/features/session/waiting-change.ts';
import type { CallResult } from '#web/lib/call.ts';

/** The server forgets the key of an add or an exchange after a day. */
const KEY_KEPT_MS = 23 * 60 * 60_000;

/** What became of a change that was sent. */
export type Sent =
  | { readonly is: 'done'; readonly list?: unknown }
  | { readonly is: 'refused'; readonly why: string }
  | { readonly is: 'later'; readonly afterMs: number };

export const RETRY_MS = 30_000;

export interface SendDeps {
  readonly now: () => number;
  readonly send: (change: WaitingChange) => Promise<CallResult<unknown>>;
  readonly cart: () => Promise<CallResult<Cart>>;
}

/** Sends one change. What the user did not see when they made it is not overwritten: they are asked. */
export async function sendChange(change: WaitingChange, deps: SendDeps): Promise<Sent> {
  const { does } = WAITING_CALLS[change.call];
  const isOld = (does === 'add' || does === 'exchange') && deps.now() - change.at > KEY_KEPT_MS;
  if (change.shown && (does === 'set' || isOld)) {
    const cart = await deps.cart();
    if (!cart.ok) return failed(cart);
    const there = cart.value.items.find(({ gtin }) => gtin === change.body.gtin)?.quantity ?? 0;
    const isDone = does === 'set' && there === change.body.quantity;
    if (isDone) return { is: 'done', list: cart.value };
    if (there > 0 && !change.shown.includes(there)) return { is: 'refused', why: changedText(there) };
  }
  const reply = await deps.send(change);
  if (reply.ok) return { is: 'done', list: reply.value };
  // What is to go has gone already, perhaps by this very call, whose answer was lost.
  if (does === 'remove' && change.group === undefined && reply.failure.code === 'not_found')
    return { is: 'done' };
  return failed(reply);
}

const changedText = (there: number) => t`The quantity is ${there} now: it was changed elsewhere.`;

function failed({ failure }: Extract<CallResult<unknown>, { readonly ok: false }>): Sent {
  const { code, detail, retryAfterSeconds } = failure;
  const isLater = (LATER as readonly string[]).includes(code);
  if (!isLater) return { is: 'refused', why: detail };
  return { is: 'later', afterMs: retryAfterSeconds === undefined ? RETRY_MS : retryAfterSeconds * 1000 };
}

/** Failures that say nothing about the change itself. */
const LATER = ['offline', 'network', 'bad_reply', 'unauthorized', 'rate_limited', 'timeout', 'unavailable'];
