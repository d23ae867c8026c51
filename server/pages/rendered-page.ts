import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FindByLanguage } from '#server/http/language.ts';
import { pathOf } from '#server/http/not-found.ts';
import type { Page } from './faces.ts';
import { type FindFinished, type FinishedPage, finishPage, sendFinished } from './finished-page.ts';
import { canonicalUrl, pageHead } from './page-head.ts';
import type { RenderPage } from './page-renderer.ts';
import type { RenderedPage } from './rendered.ts';
import { sendPage, type WebPage } from './web-page.ts';

/**
 * Serves a page as the app renders it for the address, with its title and preview, and with all that was fetched for
 * it. Where it cannot be rendered the app shows it by itself.
 * @param pattern its path as Fastify writes it
 */
export function renderedPage(
  app: FastifyInstance,
  description: string | undefined,
  pattern: string,
  findPage: FindByLanguage<Page>,
  { publicUrl, findFinished }: { readonly publicUrl: string; readonly findFinished: FindFinished },
): void {
  app.get(pattern, async (request, reply) => {
    const { page, render } = findPage(request, reply);
    const finished = await findFinished(request, async () => {
      const rendered = await renderFor(render, request);
      if (!rendered) return undefined;
      const url = canonicalUrl(publicUrl, request.url);
      const described = description !== undefined && { description };
      return finishRendered(page, rendered, pageHead({ url, ...described, ...rendered.head }));
    });
    return finished ? sendFinished(request, reply, finished) : sendPage(request, reply, page.plain, 200);
  });
}

/**
 * Nothing for an address with broken escapes: here they are read as they stand (`readLiterally`), while the browser's
 * router finds no page there.
 */
export async function renderFor(render: RenderPage, { url, originalUrl }: FastifyRequest) {
  return pathOf(url) === pathOf(originalUrl) ? render(url) : undefined;
}

/** @param head HTML */
export function finishRendered(
  page: WebPage,
  { body, data, head: said, isPartial }: RenderedPage,
  head: string,
): Promise<FinishedPage> {
  return finishPage(page.withContent({ head, body, data }), { ...said, isPartial });
}
