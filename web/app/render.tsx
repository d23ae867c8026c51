import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { setTransport, type Transport } from '#web/lib/transport.ts';
import { TitleSink } from '#web/lib/use-document-title.ts';
import { App } from './app.tsx';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';

export interface RenderedPage {
  /** The inside of the app's element. */
  readonly html: string;
  readonly title: string | undefined;
  /** What was fetched, for the page's `first-data`. */
  readonly data: unknown;
}

/**
 * The renderer of the public pages, as a visitor who is not signed in sees them. Built apart from the browser's files
 * and loaded by the server, whose own API answers the calls. Undefined where the address leads elsewhere.
 */
export function createRenderer(transport: Transport): (url: string) => Promise<RenderedPage | undefined> {
  setTransport(transport);
  return async (url) => {
    const queryClient = createQueryClient();
    const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [url] }));
    await router.load();
    if (router.state.matches.every(({ status }) => status !== 'success')) return undefined;
    await settle(queryClient);
    const sink: { title?: string } = {};
    const html = await renderWhole(
      <TitleSink value={sink}>
        <App queryClient={queryClient} router={router} />
      </TitleSink>,
    );
    return { html, title: sink.title, data: dehydrate(queryClient) };
  };
}

/** The loaders only begin to fetch; here all of it is waited for. A failure is rendered, not thrown. */
async function settle(queryClient: QueryClient): Promise<void> {
  const fetching = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
  await Promise.allSettled(fetching.map((query) => query.promise));
}

/** In one piece: parts that come later would come with scripts in the page, which our policy forbids. */
async function renderWhole(tree: ReactNode): Promise<string> {
  const out = new PassThrough();
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        pipe(out);
        resolve();
      },
      onShellError: reject,
      onError: reject,
    });
  });
  return text(out);
}
