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
import { type PageMessage, packPage } from './page-message.ts';

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
  readonly id: number;
  readonly name: QuestionName;
  /** As JSON. */
  readonly input: string;
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
  /** The answer of `search`. */
  | { readonly kind: 'page'; readonly id: number; readonly page: PageMessage }
  | { readonly kind: 'failure'; readonly id: number; readonly error: Error };

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
  const answer = ({ id, name, input }: AskRequest): void => {
    try {
      const ask = questions[name] as (...asked: readonly unknown[]) => unknown;
      const output = ask(...(JSON.parse(input) as readonly unknown[]));
      if (name === 'search') {
        const page = packPage(output as SearchPage);
        port.postMessage({ kind: 'page', id, page } satisfies SearchReply, [page.memory]);
      } else port.postMessage({ kind: 'answer', id, output } satisfies SearchReply);
    } catch (error) {
      port.postMessage({ kind: 'failure', id, error: asError(error) } satisfies SearchReply);
    }
  };
  port.on('message', (request: SearchRequest) => {
    if (request.kind === 'ask') return answer(request);
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
