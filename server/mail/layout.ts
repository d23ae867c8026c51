import { spokenLanguage, t } from '#server/language/speech.ts';
import { escapeHtml, linkAddresses } from '../html/escape-html.ts';

/** A mail as a feature writes it; sender and transport come from the configuration. */
export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Stops mails of its kind: by a POST at once, by a GET after a press (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined;
}

interface MailAction {
  readonly label: string;
  readonly href: string;
}

/** One thing the mail tells of, under its name. */
export interface MailItem {
  readonly name: string;
  readonly href?: string | undefined;
  readonly detail: string;
  readonly lines: readonly MailLine[];
}

interface MailLine {
  readonly text: string;
  /** Asks for attention, in words and by its weight: colors are no help to all. */
  readonly isAlarm: boolean;
}

interface MailContent {
  readonly heading: string;
  readonly items?: readonly MailItem[];
  readonly paragraphs: readonly string[];
  readonly action?: MailAction;
  /** Digits to type, shown large. */
  readonly code?: string;
  readonly footer: string;
}

/** A mail as plain text and as HTML: the same facts in the same order. */
export function composeMail(recipient: string, subject: string, content: MailContent): Mail {
  return { recipient, subject, text: textMail(content), html: htmlMail(content) };
}

function textMail(content: MailContent): string {
  const parts = [content.heading, ...(content.items ?? []).map(textItem), ...content.paragraphs];
  if (content.action) parts.push(`${content.action.label}:\n${content.action.href}`);
  if (content.code) parts.push(t`Or type this code: ${content.code}`);
  parts.push('--', content.footer);
  return `${parts.join('\n\n')}\n`;
}

function textItem({ name, href, detail, lines }: MailItem): string {
  const rows = lines.map((line) => `- ${lineText(line)}`);
  return [`${name} (${detail})`, ...rows, ...(href ? [href] : [])].join('\n');
}

const lineText = ({ text, isAlarm }: MailLine) => (isAlarm ? t`Attention: ${text}` : text);

/** Where a mail client follows the reader's dark theme; the others show the inline styles. */
const DARK =
  '<style>@media (prefers-color-scheme:dark){body{background:#121512!important;color:#eceee8!important}' +
  'a{color:#8acfa6!important}a.button{background:#8acfa6!important;color:#0b2216!important}' +
  '.muted,.muted a{color:#949d95!important}.rule{border-color:#2d332e!important}.alarm{color:#ff917c!important}}</style>';
const HEAD =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
  `<meta name="color-scheme" content="light dark">${DARK}`;

const BODY = 'margin:0;padding:32px 16px;background:#fbfbf8;color:#1a201c;font:16px/1.5 Georgia,serif';
const FRAME = 'max-width:480px;margin:0 auto;text-align:left';
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#17573a;color:#ffffff;text-decoration:none;border-radius:4px;font:600 16px/1.2 Arial,sans-serif';
const CODE = 'font:600 28px/1.2 Consolas,Menlo,monospace;letter-spacing:6px;margin:0 0 24px';
const SMALL =
  'font:13px/1.5 Arial,sans-serif;color:#616962;border-top:1px solid #dfe1d9;padding-top:16px;overflow-wrap:anywhere';

const ITEM = 'margin:0 0 20px;padding:12px 0 0;border-top:1px solid #dfe1d9';
const DETAIL = 'font:13px/1.5 Arial,sans-serif;color:#616962;margin:2px 0 6px';
const ALARM = 'font-weight:700;color:#a3261b';

function htmlItem({ name, href, detail, lines }: MailItem): string {
  const rows = lines
    .map(
      (line) =>
        `<li${line.isAlarm ? ` class="alarm" style="${ALARM}"` : ''}>${escapeHtml(lineText(line))}</li>`,
    )
    .join('');
  const title = href
    ? `<a href="${escapeHtml(href)}" style="color:#17573a">${escapeHtml(name)}</a>`
    : escapeHtml(name);
  return (
    `<div class="rule" style="${ITEM}">${title}` +
    `<p class="muted" style="${DETAIL}">${escapeHtml(detail)}</p><ul style="margin:0;padding:0 0 0 20px">${rows}</ul></div>`
  );
}

const smallText = (text: string) => linkAddresses(escapeHtml(text), ' style="color:inherit"');

/** Inline styles and one table only: what every mail client shows alike. */
function htmlMail(content: MailContent): string {
  const items = (content.items ?? []).map(htmlItem).join('');
  const paragraphs = content.paragraphs
    .map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`)
    .join('');
  const action = content.action
    ? `<p style="margin:24px 0"><a class="button" href="${escapeHtml(content.action.href)}" style="${BUTTON}">${escapeHtml(content.action.label)}</a></p>`
    : '';
  const code = content.code
    ? `<p style="margin:0 0 8px">${t`Or type this code:`}</p><p style="${CODE}">${escapeHtml(content.code)}</p>`
    : '';
  const address = content.action
    ? `<p style="margin:0 0 8px">${t`If the button does not work, open this address:`}<br>${smallText(content.action.href)}</p>`
    : '';
  return (
    `<!doctype html><html lang="${spokenLanguage()}"><head>${HEAD}<title>${escapeHtml(content.heading)}</title></head>` +
    `<body style="${BODY}"><table role="presentation" width="100%"><tr><td align="center"><div style="${FRAME}">` +
    `<p style="font:600 18px/1 Georgia,serif;margin:0 0 24px">Larder</p>` +
    `<h1 style="font:400 26px/1.2 Georgia,serif;margin:0 0 16px">${escapeHtml(content.heading)}</h1>` +
    `${items}${paragraphs}${action}${code}<div class="muted rule" style="${SMALL}">${address}<p style="margin:0">${smallText(content.footer)}</p></div>` +
    `</div></td></tr></table></body></html>`
  );
}
