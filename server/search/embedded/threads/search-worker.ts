import { parentPort, workerData } from 'node:worker_threads';
import { collectGarbage } from '#server/threads/collect-garbage.ts';
import type { SearchPage } from '../../engine.ts';
import { indexTradeWords } from '../../words/find-alternatives.ts';
import type { TradeWords } from '../../words/parse-trade-words.ts';
import { answerQuestions, type Questions } from '../answer-questions.ts';
import { EMPTY_GENERATION, type Generation } from '../query/generation.ts';
import { type LiveSegment, openReader, type SegmentReader } from '../query/segment-reader.ts';
import type { PackedSegment } from '../segment/pack-segment.ts';
import { openBodyFiles } from '../storage/body-files.ts';
import { type AnsweredPage, type PagesMessage, packPages } from './pages-message.ts';

/** Answers questions in a thread, from the memory of segments that all threads share. */
export interface SearchWorkerData {
  readonly folder: string;
  /** Which of the segments' scratch memory is the thread's. */
  readonly searcher: number;
  readonly tradeWords: TradeWords;
}

export type SearchRequest = AdoptRequest | AskRequest | RestRequest | EndRequest;

/** Later questions are answered from this generation. */
export interface AdoptRequest {
  readonly kind: 'adopt';
  /** Segments that the thread does not have yet. */
  readonly added: readonly { readonly key: number; readonly segment: PackedSegment }[];
  /** Those of the generation, in its order. */
  readonly segments: readonly (Omit<LiveSegment, 'reader'> & { readonly key: number })[];
}

export type QuestionName = keyof Questions;

interface AskRequest {
  readonly kind: 'ask';
  /** All that were asked in a turn, as JSON of a list. */
  readonly questions: string;
}

export interface Question {
  readonly id: number;
  readonly name: QuestionName;
  readonly input: readonly unknown[];
}

/** Lets the memory of former generations go. */
interface RestRequest {
  readonly kind: 'rest';
}

/** The last message. */
interface EndRequest {
  readonly kind: 'end';
}

export type SearchReply =
  | { readonly kind: 'adopted' }
  | { readonly kind: 'answer'; readonly id: number; readonly output: unknown }
  /** Answers of `search`. */
  | { readonly kind: 'pages'; readonly pages: PagesMessage }
  | { readonly kind: 'failure'; readonly id: number; readonly error: Error };

/**
 * Pages are sent after as much work, together: mostly all that were asked for in a turn of the event loop. A message takes as long as
 * a simple query, and where there is one core it wakes the main thread at once, for a few pages and out of the caches.
 */
const SENT_TOGETHER_MS = 16;

function serve(port: NonNullable<typeof parentPort>, data: SearchWorkerData): void {
  const bodies = openBodyFiles(data.folder);
  let readers = new Map<number, SegmentReader>();
  let generation: Generation = EMPTY_GENERATION;
  const questions = answerQuestions(() => generation, bodies, indexTradeWords(data.tradeWords));

  const adopt = ({ added, segments }: AdoptRequest) => {
    for (const { key, segment } of added) readers.set(key, openReader(segment, data.searcher));
    readers = new Map(segments.map(({ key }) => [key, readers.get(key) as SegmentReader]));
    generation = {
      segments: segments.map(({ key, ...live }) => ({ ...live, reader: readers.get(key) as SegmentReader })),
    };
    bodies.keepOnly(new Set([...readers.values()].flatMap(({ segment }) => segment.bodies.files)));
  };
  let answered: AnsweredPage[] = [];
  const sendPages = () => {
    if (answered.length === 0) return;
    const pages = packPages(answered);
    answered = [];
    port.postMessage({ kind: 'pages', pages } satisfies SearchReply, [pages.memory]);
  };
  const answer = ({ id, name, input }: Question): void => {
    try {
      const ask = questions[name] as (...asked: readonly unknown[]) => unknown;
      const output = ask(...input);
      if (name === 'search') answered.push({ id, page: output as SearchPage });
      else port.postMessage({ kind: 'answer', id, output } satisfies SearchReply);
    } catch (error) {
      port.postMessage({ kind: 'failure', id, error: asError(error) } satisfies SearchReply);
    }
  };
  const answerAll = (asked: readonly Question[]) => {
    let sentAt = performance.now();
    for (const question of asked) {
      answer(question);
      if (performance.now() - sentAt < SENT_TOGETHER_MS) continue;
      sendPages();
      sentAt = performance.now();
    }
    sendPages();
  };
  port.on('message', (request: SearchRequest) => {
    if (request.kind === 'ask') return answerAll(JSON.parse(request.questions) as Question[]);
    if (request.kind === 'adopt') {
      adopt(request);
      return port.postMessage({ kind: 'adopted' } satisfies SearchReply);
    }
    if (request.kind === 'rest') return collectGarbage();
    bodies.close();
    port.close();
  });
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

if (parentPort !== null) serve(parentPort, workerData as SearchWorkerData);
