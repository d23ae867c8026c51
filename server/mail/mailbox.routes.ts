import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { escapeHtml, linkAddresses } from '../html/escape-html.ts';
import { sendPlainPage } from '../html/plain-page.ts';
import { deleteOldMails, listMails, type OutboxRow } from './outbox.queries.ts';

const SHOWN = 50;

/** Shows the mails that would have been sent. For development: registered only where no SMTP server is set. */
export function mailboxRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  app.get('/dev/mailbox', async (_request, reply) => {
    await deleteOldMails(db, clock());
    const body = mailboxBody(await listMails(db, SHOWN));
    return sendPlainPage(reply, { title: 'Development mailbox', style: STYLE, body });
  });
}

const STYLE = `
article { border-top: 1px solid var(--line); padding: 1.5rem 0; display: grid; gap: .5rem; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;

/** Newest first, each mail's text with its addresses as links. */
function mailboxBody(mails: readonly OutboxRow[]): string {
  const list = mails.map(article).join('') || '<p>No mail yet. Ask for a sign-in link and look again.</p>';
  return `<p class="muted">Mails Larder would have sent. Set SMTP_URL to send them.</p>${list}`;
}

function article(mail: OutboxRow): string {
  const time = mail.created_at.toISOString();
  return (
    `<article><h2>${escapeHtml(mail.subject)}</h2><p class="muted">To ${escapeHtml(mail.recipient)}, ` +
    `<time datetime="${time}">${time.slice(0, 19).replace('T', ' ')} UTC</time></p>` +
    `<pre>${linkAddresses(escapeHtml(mail.text_body))}</pre></article>`
  );
}
