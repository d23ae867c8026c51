import type { FastifyReply } from 'fastify';
import { escapeHtml } from './escape-html.ts';

/** The page's styles stand in it; nothing else is loaded and nothing runs. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#fbfbf8, #121512); --ink: light-dark(#1a201c, #eceee8);
  --muted: light-dark(#616962, #949d95); --line: light-dark(#dfe1d9, #2d332e); --line-ink: light-dark(#1a201c, #aab1aa);
  --action: light-dark(#17573a, #8acfa6); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 ui-sans-serif, system-ui, sans-serif; }
main { margin: 0 auto; max-width: 44rem; padding: 2rem clamp(1rem, 3.4vw, 3rem) 4rem; }
h1 { font: 400 clamp(1.5rem, 1.25rem + 1.1vw, 2rem)/1.12 ui-serif, Georgia, serif; margin: 0 0 .5rem; }
h2 { font: 400 1.25rem/1.3 ui-serif, Georgia, serif; margin: 0; }
p { margin: 0; } a { color: var(--action); overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--action); outline-offset: 2px; }
.muted { color: var(--muted); font-size: .875rem; }
summary { cursor: pointer; }
`;

/** A page of the server's own, apart from the web app: for those who run Larder. `body` is HTML, `style` more CSS. */
export function sendPlainPage(
  reply: FastifyReply,
  { title, style, body }: { title: string; style: string; body: string },
): FastifyReply {
  return reply
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<title>${escapeHtml(title)} · Larder</title><style>${STYLE}${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>` +
        `${body}</main></body></html>`,
    );
}
