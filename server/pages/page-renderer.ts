import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/language.ts';
import { RENDERER } from '#server/http/renderer.ts';

/** What a page says of itself. */
export interface RenderedHead {
  /** Without the site's name. */
  readonly title?: string;
  readonly description?: string;
  /** For who has the address alone. */
  readonly isUnlisted?: boolean;
  /** Nothing is there. */
  readonly isMissing?: boolean;
  /** For search engines, in the words of schema.org; `image` may name our own pictures by path. */
  readonly structuredData?: { readonly image?: readonly string[] };
}

/** A public page as the web app's own renderer makes it. */
export interface RenderedPage {
  /** The inside of the app's element. */
  readonly html: string;
  readonly head: RenderedHead;
  /** What was fetched for it; the app takes it over instead of asking again. */
  readonly data: unknown;
}

/** Undefined where there is nothing to render: the app shows the page by itself. Never throws. */
export type RenderPage = (url: string) => Promise<RenderedPage | undefined>;

type Reply = Pick<Response, 'ok' | 'status' | 'headers' | 'text'>;

interface RendererModule {
  createRenderer(
    transport: (url: string, request: RequestInit) => Promise<Reply>,
  ): (url: string) => Promise<RenderedPage | undefined>;
}

const NO_HEADERS = new Headers();

/** Pages that were rendered lately, and for how long they serve: the catalogue changes at any moment. */
const MAX_KEPT = 100;
const KEPT_MS = 10_000;

/**
 * Loads the built renderer, whose calls this very application answers. Where it is not built, nothing is rendered.
 * @param renderRoot folder of the built renderer
 * @param language that it was built in, and in which the calls are to be answered
 */
export async function openRenderer(
  app: FastifyInstance,
  renderRoot: string,
  language: Language,
): Promise<RenderPage> {
  const file = join(renderRoot, 'render.js');
  if (!existsSync(file)) return async () => undefined;
  const { createRenderer } = (await import(pathToFileURL(file).href)) as RendererModule;
  const render = createRenderer(async (url) => {
    const { statusCode: status, payload } = await app.inject({
      url,
      remoteAddress: RENDERER,
      headers: { 'accept-language': language },
    });
    return { ok: status < 300, status, headers: NO_HEADERS, text: async () => payload };
  });
  return keepLately(async (url) => {
    try {
      return await render(url);
    } catch (error) {
      app.log.error({ err: error }, 'a page could not be rendered');
      return undefined;
    }
  });
}

/**
 * One rendering serves all who ask for the same address within a few seconds, also while it is under way. An unlisted
 * page can be withdrawn at any moment, so it is not kept; nor is a failure, which the next one may not meet.
 */
function keepLately(render: RenderPage): RenderPage {
  const kept = new Map<
    string,
    { readonly page: Promise<RenderedPage | undefined>; readonly until: number }
  >();
  return (url) => {
    const now = performance.now();
    const known = kept.get(url);
    if (known && known.until > now) return known.page;
    const page = render(url);
    kept.delete(url);
    kept.set(url, { page, until: now + KEPT_MS });
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    void page.then((rendered) => {
      if (!rendered || rendered.head.isUnlisted) kept.delete(url);
    });
    return page;
  };
}
