const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe inside HTML, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** Addresses as links, in text that is escaped already. */
export function linkAddresses(escaped: string, attributes = ''): string {
  return escaped.replace(
    /https?:\/\/[^\s<]+/g,
    (address) => `<a href="${address}"${attributes}>${address}</a>`,
  );
}
