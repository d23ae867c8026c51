import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

const PATIENCE_MS = 60_000;

export interface ReceivedMail {
  readonly recipient: string;
  readonly subject: string;
  /** The address of its sign-in link; undefined where it has none. */
  readonly link: string | undefined;
  readonly code: string | undefined;
}

export interface SmtpMailbox {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** Waits for the next unread mail to an address. */
  take(recipient: string): Promise<ReceivedMail>;
  close(): Promise<void>;
}

/** A real SMTP server; a mail for which it answers a code is refused with that. */
export async function openSmtpServer(
  onMail: (message: string, recipients: readonly string[]) => number | undefined,
): Promise<Pick<SmtpMailbox, 'url' | 'close'>> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const code = onMail(Buffer.concat(chunks).toString(), recipients);
        done(code === undefined ? null : Object.assign(new Error('refused'), { responseCode: code }));
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}

/** A real SMTP server that keeps its mails. */
export async function openSmtpMailbox(): Promise<SmtpMailbox> {
  let received: ReceivedMail[] = [];
  const waiting = new Map<string, (mail: ReceivedMail) => void>();
  const receive = (mail: ReceivedMail) => {
    const taker = waiting.get(mail.recipient);
    waiting.delete(mail.recipient);
    if (taker) taker(mail);
    else received.push(mail);
  };
  const { url, close } = await openSmtpServer((message, recipients) => {
    for (const recipient of recipients) receive(readMail(recipient, unfold(message)));
    return undefined;
  });
  return {
    url,
    take(recipient) {
      const mail = received.find((one) => one.recipient === recipient);
      received = received.filter((one) => one !== mail);
      if (mail) return Promise.resolve(mail);
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`No mail came to ${recipient}.`)), PATIENCE_MS);
        waiting.set(recipient, (found) => {
          clearTimeout(timer);
          resolve(found);
        });
      });
    },
    close,
  };
}

/** Undoes the soft line breaks and escapes of quoted-printable. */
function unfold(message: string): string {
  return message
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function readMail(recipient: string, message: string): ReceivedMail {
  return {
    recipient,
    subject: /^Subject: (.*)$/m.exec(message)?.[1]?.trim() ?? '',
    link: /https?:\/\/\S+\/auth\/verify\?token=[\w-]+/.exec(message)?.[0],
    code: /Or type this code: (\d+)/.exec(message)?.[1],
  };
}
