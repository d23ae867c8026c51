import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FindByLanguage } from '#server/http/language.ts';
import { pathOf } from '#server/http/not-found.ts';
import type { Page } from './faces.ts';
import { firstDataScript } from './html-tags.ts';
import { canonicalUrl, pageHead } from './page-head.ts';
import type { RenderedPage, RenderPage } from './page-renderer.ts';
import { type PageContent, sendPage, type WebPage } from './web-page.ts';

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
  publicUrl: string,
): void {
  app.get(pattern, async (request, reply) => {
    const { page, render } = findPage(request, reply);
    const rendered = await renderFor(render, request);
    if (!rendered) return sendPage(request, reply, page.plain, 200);
    const head = pageHead({
      url: canonicalUrl(publicUrl, request.url),
      ...(description !== undefined && { description }),
      ...rendered.head,
    });
    return sendRendered(request, reply, page, rendered, head);
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
export function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  page: WebPage,
  rendered: RenderedPage,
  head: string,
): FastifyReply {
  const html = page.withContent(contentOf(rendered, head));
  const status = rendered.head.isMissing ? 404 : 200;
  if (!rendered.head.isUnlisted) return sendPage(request, reply, html, status);
  // It may be withdrawn at any moment: no copy is to outlive it, and none to be found.
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(html);
}

function contentOf({ html, data }: RenderedPage, head: string): PageContent {
  return { head, body: html, data: firstDataScript(JSON.stringify(data)) };
}
