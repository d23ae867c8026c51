import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/language.ts';
import { RENDERER } from '#server/http/renderer.ts';
import { openTaskThread } from '#server/threads/task-thread.ts';
import type { CallAnswer, PageCall, RenderTasks, RenderWorkerData } from './render-worker.ts';
import type { RenderedPage } from './rendered.ts';

/** Undefined where there is nothing to render: the app shows the page by itself. Never throws. */
export type RenderPage = (url: string) => Promise<RenderedPage | undefined>;

/** What a page makes is garbage with its answer. */
const YOUNG_GENERATION_MB = 24;

/**
 * Renders pages in a thread: rendering one takes as long as answering a dozen calls, which would wait for it. What a page calls is
 * answered by this very application. Gives what renders in a language; where that is not built, nothing is rendered.
 * @param renderRoot folder of the built renderers: a folder in it for each language
 */
export function openRenderers(app: FastifyInstance, renderRoot: string): (language: Language) => RenderPage {
  /** What a page calls belongs to the request that asked for the page. */
  const contexts = new Map<number, Context>();
  let lastPage = 0;
  const thread = openTaskThread<RenderTasks>('rendering', () => {
    const { port1, port2 } = new MessageChannel();
    port1.on(
      'message',
      (call: PageCall) => void answer(call).then((answered) => port1.postMessage(answered)),
    );
    const data: RenderWorkerData = { renderRoot, calls: port2 };
    return new Worker(new URL('./render-worker.ts', import.meta.url), {
      workerData: data,
      transferList: [port2],
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
  });
  const answer = async ({ id, page, language, url }: PageCall): Promise<CallAnswer> => {
    const inContext = contexts.get(page ?? 0) ?? ANYWHERE;
    try {
      const headers = { 'accept-language': language };
      const reply = await inContext(() => app.inject({ url, remoteAddress: RENDERER, headers }));
      return { id, status: reply.statusCode, text: reply.payload };
    } catch (error) {
      return { id, error: error instanceof Error ? error : new Error(String(error)) };
    }
  };
  app.addHook('onClose', () => thread.end());
  return (language) => {
    if (!existsSync(join(renderRoot, language, 'render.js'))) return async () => undefined;
    app.addHook('onListen', async () => thread.run('load', language).catch(() => undefined));
    return async (url) => {
      const page = ++lastPage;
      contexts.set(page, AsyncLocalStorage.snapshot());
      try {
        return await thread.run('render', { page, language, url });
      } catch (error) {
        app.log.error({ err: error }, 'a page could not be rendered');
        return undefined;
      } finally {
        contexts.delete(page);
      }
    };
  };
}

type Context = ReturnType<typeof AsyncLocalStorage.snapshot>;
const ANYWHERE: Context = (act, ...parameters) => act(...parameters);
