import type { CallResult } from './call.ts';

/** One change of a list that the server keeps. */
export interface ListWrite<T> {
  /** What it does, such as `add 00012345678905`: a screen may ask whether it is under way. */
  readonly name: string;
  /** The list as it will be, shown at once. */
  readonly apply: (list: T) => T;
  /** Answers the whole list as it is after the change; given the list before it, where that was fetched. */
  readonly send: (known: T | undefined) => Promise<CallResult<T>>;
  /** Not sent yet, it gives way to a later one of its name: ten presses of a stepper are two calls. */
  readonly isReplaceable?: boolean;
}

/** Where the list is shown. */
export interface ListPlace<T> {
  /** Undefined before it was fetched. */
  readonly get: () => T | undefined;
  readonly set: (list: T) => void;
}

interface Waiting<T> {
  write: ListWrite<T>;
  isSent: boolean;
  readonly reply: Promise<CallResult<T>>;
  readonly settle: (reply: CallResult<T>) => void;
}

export interface WriteQueue<T> {
  /** Shows the change and sends it after those before it. A failure is the answer; what it had shown is taken back. */
  readonly write: (change: ListWrite<T>) => Promise<CallResult<T>>;
  /** What the server has not answered yet, and the list before it. */
  readonly unanswered: () => {
    readonly known: T | undefined;
    readonly waiting: readonly { readonly write: ListWrite<T> }[];
  };
  /** Resolves once the changes so far are answered: the list as fetched before that may lack them. */
  readonly settled: () => Promise<unknown>;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Changes of one list, shown at once and sent one after another. What is shown is always the server's last word with
 * every change applied that it has not answered yet: an answer never undoes a later press, and a failed change goes
 * without touching the others.
 */
export function createWriteQueue<T>(place: ListPlace<T>): WriteQueue<T> {
  const listeners = new Set<() => void>();
  let waiting: readonly Waiting<T>[] = [];
  let known: T | undefined;

  function show(): void {
    if (known !== undefined) place.set(waiting.reduce<T>((list, { write }) => write.apply(list), known));
    for (const listener of listeners) listener();
  }

  async function sendAll(): Promise<void> {
    for (let next = waiting[0]; next; next = waiting[0]) {
      next.isSent = true;
      const reply = await next.write.send(known);
      if (reply.ok) known = reply.value;
      waiting = waiting.slice(1);
      show();
      next.settle(reply);
    }
  }

  return {
    write(change) {
      const isIdle = waiting.length === 0;
      if (isIdle) known = place.get();
      const earlier = change.isReplaceable
        ? waiting.find(({ write, isSent }) => !isSent && write.name === change.name)
        : undefined;
      if (earlier) {
        earlier.write = change;
        show();
        return earlier.reply;
      }
      const { promise: reply, resolve: settle } = Promise.withResolvers<CallResult<T>>();
      waiting = [...waiting, { write: change, isSent: false, reply, settle }];
      show();
      if (isIdle) void sendAll();
      return reply;
    },
    settled: () => Promise.all(waiting.map(({ reply }) => reply)),
    unanswered: () => ({ known, waiting }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
