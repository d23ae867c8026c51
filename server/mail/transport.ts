import { createTransport } from 'nodemailer';
import type { Mail } from './layout.ts';

/** Hands one mail over, or throws. */
export interface MailTransport {
  send(mail: Mail, messageId: string): Promise<void>;
  close(): void;
}

/** Of each step: a mail server that hangs is given up within the lease of a mail. */
const TIMEOUT_MS = 10_000;
/** What every mail server allows a sender at once. */
export const MAX_CONNECTIONS = 4;

/** A transport over SMTP, pooled. The message id is the outbox row's: a mail sent twice is seen as one. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transporter = createTransport(
    {
      url,
      pool: true,
      maxConnections: MAX_CONNECTIONS,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    },
    { from },
  );
  return {
    send: async (mail, messageId) => {
      // An address object is never parsed, so a comma or a line break in it cannot add a recipient.
      await transporter.sendMail({
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<${messageId}@larder>`,
        ...(mail.unsubscribeUrl && {
          headers: {
            'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transporter.close(),
  };
}
