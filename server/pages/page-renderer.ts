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
  return async (url) => {
    try {
      return await render(url);
    } catch (error) {
      app.log.error({ err: error }, 'a page could not be rendered');
      return undefined;
    }
  };
}
