import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendTagged } from '#server/http/send-tagged.ts';

/** HTML in all three; bytes are UTF-8. */
export interface PageContent {
  readonly head: string;
  readonly body?: Uint8Array;
  readonly data?: Uint8Array;
}

/** The web app's page, with places for what a page of its own has. */
export interface WebPage {
  /** As built, for every address alike. */
  readonly plain: string;
  /** With content in the app's element, the title (and the description, where there is one) replaced, and data for the app. */
  withContent(content: PageContent): Buffer;
  /** With more tags at the end of the head of every page. */
  withPreloads(tags: string): WebPage;
}

/** Reads the built page; undefined where the web app has not been built. */
export async function readWebPage(webRoot: string): Promise<WebPage | undefined> {
  try {
    return toWebPage(await readFile(join(webRoot, 'index.html'), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** What the policy on scripts has to say so that the built page's own run; none where it has not been built. */
export async function readInlineScripts(webRoot: string): Promise<string[]> {
  const page = await readWebPage(webRoot);
  return [...(page?.plain ?? '').matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`,
  );
}

const TITLE = /[ \t]*<title>[^<]*<\/title>\n?/;
const DESCRIPTION = /[ \t]*<meta\s+name="description"[^>]*>\n?/;
const EMPTY_ELEMENT = '<div id="app"></div>';
const NOTHING = new Uint8Array();

export function toWebPage(html: string): WebPage {
  const end = html.indexOf('</head>');
  if (end === -1) throw new Error('The built index.html has no </head>.');
  const before = html.slice(0, end).replace(TITLE, '');
  const after = html.slice(end);
  const [opening = '', closing] = after.split(EMPTY_ELEMENT);
  if (closing === undefined) throw new Error(`The built index.html has no ${EMPTY_ELEMENT}.`);
  return {
    plain: html,
    withContent({ head, body = NOTHING, data = NOTHING }) {
      const kept = head.includes('name="description"') ? before.replace(DESCRIPTION, '') : before;
      return Buffer.concat([
        Buffer.from(`${kept}  ${head}\n    `),
        data,
        Buffer.from(`\n  ${opening}<div id="app">`),
        body,
        Buffer.from(`</div>${closing}`),
      ]);
    },
    withPreloads: (tags) =>
      tags === '' ? toWebPage(html) : toWebPage(`${html.slice(0, end)}  ${tags}\n  ${html.slice(end)}`),
  };
}

export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string | Buffer,
  status: 200 | 404,
): FastifyReply {
  reply.code(status).header('content-type', 'text/html; charset=utf-8');
  // What is not there is never "not modified".
  return status === 200
    ? sendTagged(request, reply, html)
    : reply.header('cache-control', 'no-cache').send(html);
}
