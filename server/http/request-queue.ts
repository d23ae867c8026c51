import { AsyncLocalStorage } from 'node:async_hooks';
import type { Server } from 'node:net';

/** Requests that have arrived, begun some in a turn of the event loop, in the order in which they came. */
export interface RequestQueue {
  /** Begins the request now or when it is its turn. */
  enter(begin: () => void): void;
  /** Whether no more should enter: there were too many, and those that wait since are enough for a moment. */
  isFull(): boolean;
  /** Says that one was refused because there are too many. */
  noteRefusal(): void;
}

/**
 * Once there were too many, more come than can be answered, and all would wait for as long as is allowed: so many wait at a time
 * until none waits. A page takes 1 to 5 ms.
 */
const MAX_WAITING_OF_TOO_MANY = 64;

/** Begun in one turn. Fewer would look up each what they can look up together; more would hold the turn for longer than 0.2 s. */
const BEGUN_IN_A_TURN = 32;

/** Turns in which only connections are accepted, one after another: some milliseconds. */
const MAX_ACCEPTING_TURNS = 256;

/**
 * In each turn of the event loop one connection is accepted, whatever else the turn does. So where a turn answered all
 * requests that had arrived, those on connections that are kept filled every turn, and new connections waited for seconds
 * where no request could be counted or refused. Here a turn reads what has arrived and begins some of it, and while new
 * connections wait it begins next to none.
 */
export function openRequestQueue(server: Server): RequestQueue {
  const waiting: (() => void)[] = [];
  let isTurnTaken = false;
  let begunNow = 0;
  let hasAccepted = false;
  let acceptingTurns = 0;
  let areTooMany = false;

  const takeTurn = () => {
    if (!isTurnTaken) setImmediate(goOn);
    isTurnTaken = true;
  };
  const goOn = () => {
    isTurnTaken = false;
    begunNow = 0;
    const accepted = hasAccepted;
    hasAccepted = false;
    if (waiting.length === 0) {
      areTooMany = false;
      return;
    }
    takeTurn();
    // Only turns in which requests wait count: else some idle minutes would use them up.
    if (accepted && acceptingTurns++ < MAX_ACCEPTING_TURNS) return;
    acceptingTurns = 0;
    const due = waiting.splice(0, BEGUN_IN_A_TURN);
    begunNow = due.length;
    for (const begin of due) begin();
  };
  server.on('connection', () => {
    hasAccepted = true;
  });
  return {
    enter(begin) {
      if (waiting.length === 0 && begunNow < (hasAccepted ? 1 : BEGUN_IN_A_TURN)) {
        takeTurn();
        begunNow++;
        begin();
      } else {
        takeTurn();
        // What a request carries along, such as its language, is not that of the turn in which it begins.
        const inContext = AsyncLocalStorage.snapshot();
        waiting.push(() => inContext(begin));
      }
    },
    isFull: () => areTooMany && waiting.length >= MAX_WAITING_OF_TOO_MANY,
    noteRefusal() {
      areTooMany = true;
    },
  };
}
