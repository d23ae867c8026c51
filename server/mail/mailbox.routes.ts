import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { escapeHtml } from '../escape-html.ts';
import { deleteOldMails, listMails, type OutboxRow } from './outbox.queries.ts';

const SHOWN = 50;
/** The page's styles stand in it, as a mail's do; nothing else is loaded and nothing runs. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Shows the mails that would have been sent. For development: registered only where no SMTP server is set. */
export function mailboxRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  app.get('/dev/mailbox', async (_request, reply) => {
    await deleteOldMails(db, clock());
    return reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mailboxPage(await listMails(db, SHOWN)));
  });
}

const STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#fbfbf8, #121512); --ink: light-dark(#1a201c, #eceee8);
  --muted: light-dark(#616962, #949d95); --line: light-dark(#dfe1d9, #2d332e); --action: light-dark(#17573a, #8acfa6); }
body { margin: 0 auto; max-width: 44rem; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1 { font: 400 2rem/1.1 Georgia, serif; margin: 0 0 .5rem; }
h2 { font: 400 1.25rem/1.3 Georgia, serif; margin: 0; }
p { margin: 0; } a { color: var(--action); overflow-wrap: anywhere; }
article { border-top: 1px solid var(--line); padding: 1.5rem 0; display: grid; gap: .5rem; }
.muted { color: var(--muted); font-size: .875rem; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
summary { cursor: pointer; }
`;

/** The development mailbox: newest first, each mail's text with its addresses as links. */
function mailboxPage(mails: readonly OutboxRow[]): string {
  const list = mails.map(article).join('') || '<p>No mail yet. Ask for a sign-in link and look again.</p>';
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>Development mailbox · Larder</title><style>${STYLE}</style></head><body><main><h1>Development mailbox</h1>` +
    `<p class="muted">Mails Larder would have sent. Set SMTP_URL to send them.</p>${list}</main></body></html>`
  );
}

function article(mail: OutboxRow): string {
  const time = mail.created_at.toISOString();
  return (
    `<article><h2>${escapeHtml(mail.subject)}</h2><p class="muted">To ${escapeHtml(mail.recipient)}, ` +
    `<time datetime="${time}">${time.slice(0, 19).replace('T', ' ')} UTC</time></p>` +
    `<pre>${linkAddresses(escapeHtml(mail.text_body))}</pre></article>`
  );
}

/** Addresses in text that is escaped already. */
function linkAddresses(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}
