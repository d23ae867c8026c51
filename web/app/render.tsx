import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { nutritionQuery, productQuery } from '#web/features/product-facts/product-queries.ts';
import { productJsonLd } from '#web/features/product-view/structured-data/product-json-ld.ts';
import { buildQuery, type QueryValues } from '#web/lib/build-query.ts';
import { setTransport, type Transport } from '#web/lib/transport.ts';
import { HeadSink, type PageHead } from '#web/lib/use-document-title.ts';
import { App } from './app.tsx';
import { writeFirstData } from './first-data.ts';
import { createQueryClient } from './query-client.ts';
import { type AppRouter, createAppRouter } from './router.tsx';

export interface RenderedPage {
  /** The inside of the app's element. */
  readonly html: string;
  readonly head: PageHead & {
    readonly title?: string;
    /** For search engines, in the words of schema.org. */
    readonly structuredData?: object;
  };
  /** The fetched data, for the page's `first-data`. */
  readonly data: unknown;
  /** A part took too long: the browser fetches it. */
  readonly isPartial: boolean;
}

/**
 * The renderer of the public pages, as a visitor who is not signed in sees them. Built apart from the browser's files
 * and loaded by the server, whose own API answers the calls. Undefined where the address leads elsewhere, and where
 * something failed that the browser had better try by itself.
 */
export function createRenderer(transport: Transport): (url: string) => Promise<RenderedPage | undefined> {
  setTransport(transport);
  return async (url) => {
    const queryClient = createQueryClient();
    const history = createMemoryHistory({ initialEntries: [url] });
    const router = createAppRouter(queryClient, history);
    history.replace(plainAddress(router));
    await router.load();
    const { matches } = router.state;
    if (matches.length === 0 || matches.some(({ status }) => status !== 'success')) return undefined;
    const isPartial = !(await settle(queryClient));
    // A late answer would be in the rendered page, but not in its data.
    await queryClient.cancelQueries();
    const data = writeFirstData(queryClient);
    if (data === undefined) return undefined;
    const sink: { head: RenderedPage['head'] } = { head: {} };
    const html = await renderWhole(
      <HeadSink value={sink}>
        <App queryClient={queryClient} router={router} />
      </HeadSink>,
    );
    const structuredData = describeProduct(router, queryClient);
    return { html, head: { ...sink.head, ...(structuredData && { structuredData }) }, data, isPartial };
  };
}

/** The address without what its page does not know: any other spelling would be a redirect instead of a page. */
function plainAddress(router: AppRouter): string {
  const search: QueryValues = router.matchRoutes(router.latestLocation).at(-1)?.search ?? {};
  return router.history.location.pathname + buildQuery(search);
}

/** Undefined on other pages, and where there is no product. */
function describeProduct(router: AppRouter, queryClient: QueryClient): object | undefined {
  const match = router.state.matches.find(({ routeId }) => routeId === '/products/$gtin');
  if (!match) return undefined;
  const { gtin = '' } = match.params as { readonly gtin?: string };
  const product = queryClient.getQueryData(productQuery(gtin).queryKey);
  return product && productJsonLd(product, queryClient.getQueryData(nutritionQuery(gtin).queryKey));
}

/** A part that takes longer, such as one from another database that is down, the browser asks for itself. */
const WAIT_MS = 1_000;

/**
 * The loaders only begin to fetch; here all of it is waited for. A refusal is rendered, not thrown.
 * @returns whether all of it came in time
 */
async function settle(queryClient: QueryClient): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), WAIT_MS);
  });
  const isWhole = await Promise.race([untilFetched(queryClient).then(() => true), enough]);
  clearTimeout(timer);
  return isWhole;
}

/** An answer may lead to another call: what is said of the products of a list. */
async function untilFetched(queryClient: QueryClient): Promise<void> {
  const fetching = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
  if (fetching.length === 0) return;
  await Promise.allSettled(fetching.map((query) => query.promise));
  await new Promise(setImmediate);
  await untilFetched(queryClient);
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
