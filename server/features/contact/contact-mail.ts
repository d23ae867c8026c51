import type { ContactMessage } from '#contract/contact.schema.ts';
import { htmlMail, type MailContent, textMail } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mail.ts';

/** What was written through the contact page, to the people who run this Larder. */
export function contactMail(recipient: string, { name, email, message }: ContactMessage): Mail {
  const content: MailContent = {
    heading: `${name} wrote`,
    paragraphs: message.split(/\r?\n/).filter((line) => line.trim() !== ''),
    footer: `Sent through the contact page. Answer to ${email}; the address has not been checked.`,
  };
  // A subject of our own: nothing a stranger typed goes into a header.
  const subject = 'A message from the Larder contact page';
  return { recipient, subject, text: textMail(content), html: htmlMail(content) };
}
