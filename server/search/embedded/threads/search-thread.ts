import { Worker } from 'node:worker_threads';
import { endThread, inTurn, onlineOrEnded } from '#server/threads/thread-turn.ts';
import type { Questions } from '../answer-questions.ts';
import type { Generation } from '../query/generation.ts';
import type { SegmentReader } from '../query/segment-reader.ts';
import { unpackPages } from './pages-message.ts';
import type {
  Question,
  QuestionName,
  SearchReply,
  SearchRequest,
  SearchWorkerData,
} from './search-worker.ts';

export type Input<N extends QuestionName> = Parameters<Questions[N]>;
export type Output<N extends QuestionName> = ReturnType<Questions[N]>;

/** A thread that answers questions, one after another. */
export interface SearchThread {
  /** Questions that are not answered yet. */
  waiting(): number;
  /** Later questions are answered from this generation. */
  adopt(generation: Generation): void;
  /** Resolves once the thread has every generation so far, and with the thread's end. */
  settled(): Promise<void>;
  /** Rejects with the question's error; resolves to undefined where the thread ended before it answered. */
  ask<N extends QuestionName>(name: N, input: Input<N>): Promise<Output<N> | undefined>;
  rest(): void;
  end(): Promise<void>;
}

interface Waiting {
  readonly resolve: (output: never) => void;
  readonly reject: (error: Error) => void;
}

/** What a query makes is garbage with its answer: each thread would take up to the default, 192 MB where there is much memory. */
const YOUNG_GENERATION_MB = 24;

/** Resolves once the thread is running, to undefined where it did not start; `onEnd` tells of an end that was not asked for. */
export async function startSearchThread(
  data: SearchWorkerData,
  onEnd: (reason: Error | undefined) => void,
): Promise<SearchThread | undefined> {
  let reason: Error | undefined;
  let isRunning = true;
  const worker = await inTurn(async () => {
    const started = new Worker(new URL('./search-worker.ts', import.meta.url), {
      workerData: data,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
    started.on('error', (error: Error) => {
      reason = error;
    });
    started.on('exit', () => {
      isRunning = false;
    });
    await onlineOrEnded(started);
    return started;
  });
  if (!isRunning) {
    onEnd(reason);
    return undefined;
  }
  const thread = talkTo(worker);
  worker.on('exit', () => thread.isEnding() || onEnd(reason));
  return thread;
}

function talkTo(worker: Worker): SearchThread & { isEnding(): boolean } {
  const questions = new Map<number, Waiting>();
  const settling: { adoption: number; resolve: () => void }[] = [];
  const keys = new WeakMap<SegmentReader, number>();
  let known = new Set<SegmentReader>();
  let [lastKey, lastId, adoptions, adopted] = [0, 0, 0, 0];
  let [isEnding, hasEnded] = [false, false];

  const post = (request: SearchRequest) => worker.postMessage(request);
  const settle = (upTo: number) => {
    adopted = upTo;
    while ((settling[0]?.adoption ?? Number.POSITIVE_INFINITY) <= upTo) settling.shift()?.resolve();
  };
  let asked: Question[] = [];
  const sendAsked = () => {
    if (asked.length > 0) post({ kind: 'ask', questions: JSON.stringify(asked) });
    asked = [];
  };
  const take = (id: number) => {
    const question = questions.get(id);
    questions.delete(id);
    return question;
  };
  worker.on('message', (reply: SearchReply) => {
    if (reply.kind === 'pages') {
      for (const { id, page } of unpackPages(reply.pages)) take(id)?.resolve(page as never);
    } else if (reply.kind === 'adopted') settle(adopted + 1);
    else if (reply.kind === 'failure') take(reply.id)?.reject(reply.error);
    else take(reply.id)?.resolve(reply.output as never);
  });
  worker.on('exit', () => {
    hasEnded = true;
    settle(adoptions);
    for (const { resolve } of questions.values()) resolve(undefined as never);
    questions.clear();
  });
  return {
    isEnding: () => isEnding,
    waiting: () => questions.size,
    adopt({ segments }) {
      if (hasEnded) return;
      sendAsked();
      const added = segments.filter(({ reader }) => !known.has(reader));
      for (const { reader } of added) keys.set(reader, ++lastKey);
      known = new Set(segments.map(({ reader }) => reader));
      const keyOf = (reader: SegmentReader) => keys.get(reader) as number;
      adoptions++;
      post({
        kind: 'adopt',
        added: added.map(({ reader }) => ({ key: keyOf(reader), segment: reader.segment })),
        segments: segments.map(({ reader, ...live }) => ({ key: keyOf(reader), ...live })),
      });
    },
    async settled() {
      if (adopted < adoptions && !hasEnded)
        await new Promise<void>((resolve) => settling.push({ adoption: adoptions, resolve }));
    },
    ask: (name, input) =>
      new Promise((resolve, reject) => {
        if (hasEnded) return resolve(undefined);
        questions.set(++lastId, { resolve, reject });
        if (asked.push({ id: lastId, name, input }) === 1) setImmediate(sendAsked);
      }),
    rest: () => post({ kind: 'rest' }),
    async end() {
      isEnding = true;
      sendAsked();
      await inTurn(() => endThread(worker, { kind: 'end' } satisfies SearchRequest));
    },
  };
}
