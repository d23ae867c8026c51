import { AsyncLocalStorage } from 'node:async_hooks';
import type { Server } from 'node:net';

/** Requests that have arrived, begun one in a turn of the event loop, in the order in which they came. */
export interface RequestQueue {
  /** Begins the request now or when it is its turn. */
  enter(begin: () => void): void;
  /** Whether no more should enter: there were too many, and those that wait since are enough for a tenth of a second. */
  isFull(): boolean;
  /** Says that one was refused because there are too many. */
  noteRefusal(): void;
}

/**
 * Once there were too many, more come than can be answered, and all would wait for as long as is allowed: so many wait at a time
 * until none waits. A page takes 1 to 5 ms.
 */
const MAX_WAITING_OF_TOO_MANY = 64;

/** Refusals that take as long as an answer: for so many one more request is begun, so that answering keeps its half of the time. */
const REFUSALS_AN_ANSWER = 8;

/** Turns in which only connections are accepted, one after another: some milliseconds. */
const MAX_ACCEPTING_TURNS = 256;

/**
 * In each turn of the event loop one connection is accepted, whatever else the turn does. So where a turn answered all
 * requests that had arrived, those on connections that are kept filled every turn, and new connections waited for seconds
 * where no request could be counted or refused. Here a turn reads what has arrived and begins one request, and while new
 * connections wait it begins none.
 */
export function openRequestQueue(server: Server): RequestQueue {
  const waiting: (() => void)[] = [];
  let isTurnTaken = false;
  let hasAccepted = false;
  let acceptingTurns = 0;
  let areTooMany = false;
  let refusals = 0;

  const takeTurn = () => {
    isTurnTaken = true;
    setImmediate(goOn);
  };
  const goOn = () => {
    isTurnTaken = false;
    if (waiting.length === 0) {
      areTooMany = false;
      return;
    }
    takeTurn();
    if (hasAccepted && acceptingTurns++ < MAX_ACCEPTING_TURNS) {
      hasAccepted = false;
      return;
    }
    acceptingTurns = 0;
    const due = 1 + Math.floor(refusals / REFUSALS_AN_ANSWER);
    refusals = 0;
    for (const begin of waiting.splice(0, due)) begin();
  };
  server.on('connection', () => {
    hasAccepted = true;
  });
  return {
    enter(begin) {
      if (isTurnTaken || waiting.length > 0) {
        // What a request carries along, such as its language, is not that of the turn in which it begins.
        const inContext = AsyncLocalStorage.snapshot();
        waiting.push(() => inContext(begin));
      } else {
        takeTurn();
        begin();
      }
    },
    isFull: () => areTooMany && waiting.length >= MAX_WAITING_OF_TOO_MANY,
    noteRefusal() {
      areTooMany = true;
      refusals++;
    },
  };
}
