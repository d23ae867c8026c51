/** What must never stand in a log: addresses of people, tokens, secrets of 256 bits, business ids, codes by name. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'a mail address': /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  'an access token': /eyJ[\w-]{10,}\.[\w-]+/g,
  'a secret': /(?<![\w/.-])[\w-]{43,}(?![\w/.-])/g,
  'a business id': /\b\d{2}-\d{7}\b|\b\d{3}-\d{2}-\d{4}\b/g,
  'the value of a secret field': /"(?:token|nonce|code|business_id|email|authorization|cookie)":"/g,
};

/** The secrets in a text, each with what it is. */
export function findSecrets(text: string): string[] {
  return Object.entries(SECRETS).flatMap(([what, pattern]) =>
    [...text.matchAll(pattern)].map(([found]) => `${what}: ${found}`),
  );
}
