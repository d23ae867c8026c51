import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendTagged } from './send-tagged.ts';

/** The web app's page, in two parts around the place where a page of its own puts its head. */
export interface WebPage {
  /** As built, for every address alike. */
  readonly plain: string;
  /** With the title and description of the built page replaced, and data put at the end of the head. */
  withHead(head: string, data: string): string;
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

const REPLACED = /[ \t]*(?:<title>[^<]*<\/title>|<meta\s+name="description"[^>]*>)\n?/g;

export function toWebPage(html: string): WebPage {
  const end = html.indexOf('</head>');
  if (end === -1) throw new Error('The built index.html has no </head>.');
  const before = html.slice(0, end).replace(REPLACED, '');
  const after = html.slice(end);
  return { plain: html, withHead: (head, data) => `${before}  ${head}\n    ${data}\n  ${after}` };
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
