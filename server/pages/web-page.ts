import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendTagged } from '#server/http/send-tagged.ts';

/** HTML in all three. */
export interface PageContent {
  readonly head: string;
  readonly body: string;
  readonly data: string;
}

/** The web app's page, with places for what a page of its own has. */
export interface WebPage {
  /** As built, for every address alike. */
  readonly plain: string;
  /** With content in the app's element, the title (and the description, where there is one) replaced, and data for the app. */
  withContent(content: PageContent): string;
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
const ELEMENT = '<div id="app"></div>';

export function toWebPage(html: string): WebPage {
  const end = html.indexOf('</head>');
  if (end === -1) throw new Error('The built index.html has no </head>.');
  const before = html.slice(0, end).replace(TITLE, '');
  const after = html.slice(end);
  return {
    plain: html,
    withContent({ head, body, data }) {
      const kept = head.includes('name="description"') ? before.replace(DESCRIPTION, '') : before;
      // A function: what a product says may hold "$&".
      const content = after.replace(ELEMENT, () => `<div id="app">${body}</div>`);
      return `${kept}  ${head}\n    ${data}\n  ${content}`;
    },
    withPreloads: (tags) =>
      tags === '' ? toWebPage(html) : toWebPage(`${html.slice(0, end)}  ${tags}\n  ${html.slice(end)}`),
  };
}

export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  status: 200 | 404,
): FastifyReply {
  reply.code(status).header('content-type', 'text/html; charset=utf-8');
  // What is not there is never "not modified".
  return status === 200
    ? sendTagged(request, reply, html)
    : reply.header('cache-control', 'no-cache').send(html);
}
