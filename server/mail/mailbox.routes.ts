import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { mailboxPage } from './mailbox-page.ts';
import { deleteOldMails, listMails } from './outbox.queries.ts';

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
