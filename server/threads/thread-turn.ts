import { setFlagsFromString } from 'node:v8';
import type { Worker } from 'node:worker_threads';

/**
 * Threads start and end one at a time: where one starts while another ends, the process can crash
 * (https://github.com/nodejs/node/issues/56312).
 */
export function inTurn<T>(act: () => Promise<T>): Promise<T> {
  keepWasmWrappers();
  const acted = turn.then(act);
  turn = acted.catch(() => undefined);
  return acted;
}
let turn: Promise<unknown> = Promise.resolve();

/**
 * Where two threads optimize how WebAssembly calls JavaScript, V8 can end the process ("Check failed: jit_page.has_value()",
 * https://github.com/nodejs/node/issues/64500). Node's reader of TypeScript and the parser of `fetch` are such
 * WebAssembly; a budget that is never used up leaves their calls as they are.
 */
function keepWasmWrappers(): void {
  setFlagsFromString('--wasm-wrapper-tiering-budget=2147483647');
}

/** Resolves also where it could not start: the error and exit handlers report that. */
export function onlineOrEnded(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['online', 'error', 'exit']) worker.once(event, () => resolve());
  });
}

/** A thread that is in a long task is terminated after this time. */
const END_MS = 1_000;

/** Sends the last message, at which the thread ends by itself. */
export async function endThread(worker: Worker, lastMessage: unknown): Promise<void> {
  if (worker.threadId === ENDED) return;
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  worker.postMessage(lastMessage);
  const timer = setTimeout(() => void worker.terminate(), END_MS);
  await ended;
  clearTimeout(timer);
}

/** The `threadId` of an ended thread. */
const ENDED = -1;
