import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type MessagePort, workerData } from 'node:worker_threads';
import type { Language } from '#contract/language.ts';
import { performTasks } from '#server/threads/perform-tasks.ts';
import { firstDataScript } from './html-tags.ts';
import type { RenderedPage } from './rendered.ts';

/** Renders pages in a thread; what they call is answered where the application is. */
export interface RenderWorkerData {
  /** Folder of the built renderers, one for each language. */
  readonly renderRoot: string;
  /** Calls go out by it, and their answers come back. */
  readonly calls: MessagePort;
}

/** A page calls the API. */
export interface PageCall {
  readonly id: number;
  /** As `render` was told it. */
  readonly page: number | undefined;
  readonly language: Language;
  readonly url: string;
}
export type CallAnswer =
  | { readonly id: number; readonly status: number; readonly text: string }
  | { readonly id: number; readonly error: Error };

type Reply = Pick<Response, 'ok' | 'status' | 'headers' | 'text'>;
type Render = (
  url: string,
) => Promise<
  (Pick<RenderedPage, 'head' | 'isPartial'> & { readonly html: string; readonly data: unknown }) | undefined
>;

interface RendererModule {
  createRenderer(transport: (url: string, request: RequestInit) => Promise<Reply>): Render;
}

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

const NO_HEADERS = new Headers();

const { renderRoot, calls } = workerData as RenderWorkerData;
const waiting = new Map<number, Waiting>();
const pageNow = new AsyncLocalStorage<number>();
let lastCall = 0;

calls.on('message', (answer: CallAnswer) => {
  const asked = waiting.get(answer.id);
  waiting.delete(answer.id);
  if ('error' in answer) return asked?.reject(answer.error);
  const { status, text } = answer;
  asked?.resolve({ ok: status < 300, status, headers: NO_HEADERS, text: async () => text });
});

function call(language: Language, url: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const id = ++lastCall;
    waiting.set(id, { resolve, reject });
    calls.postMessage({ id, page: pageNow.getStore(), language, url } satisfies PageCall);
  });
}

const renderers = new Map<Language, Promise<Render>>();

function rendererOf(language: Language): Promise<Render> {
  const known = renderers.get(language);
  if (known) return known;
  const file = pathToFileURL(join(renderRoot, language, 'render.js')).href;
  const loading = import(file).then(({ createRenderer }: RendererModule) =>
    createRenderer((url) => call(language, url)),
  );
  renderers.set(language, loading);
  return loading;
}

const encoder = new TextEncoder();

const renderTasks = {
  /** Compiles the renderer before the first page. */
  async load(language: Language): Promise<void> {
    await rendererOf(language);
  },
  async render(input: {
    /** Names the page in what it calls. */
    readonly page: number;
    readonly language: Language;
    readonly url: string;
  }): Promise<RenderedPage | undefined> {
    const render = await rendererOf(input.language);
    const rendered = await pageNow.run(input.page, () => render(input.url));
    if (!rendered) return undefined;
    const { html, head, data, isPartial } = rendered;
    return {
      head,
      isPartial,
      body: encoder.encode(html),
      data: encoder.encode(firstDataScript(JSON.stringify(data))),
    };
  },
};

export type RenderTasks = typeof renderTasks;

performTasks(renderTasks, {
  movedBy(output) {
    const page = output as RenderedPage | undefined;
    return page ? [page.body.buffer, page.data.buffer] : [];
  },
  async onEnd() {
    calls.close();
  },
});
