const MAX_REDIRECTS = 10;

/** Follows a sign-in at the issuer as a browser would, cookies kept, until it sends the person elsewhere; answers where. */
export async function visitIssuer(start: string, issuer: string): Promise<URL> {
  const visit = await follow(start, issuer);
  if (!(visit instanceof URL)) throw new Error(`The issuer answered with a page: ${visit}`);
  return visit;
}

/** The same where the issuer answers with a form that posts itself; answers its fields. */
export async function visitIssuerForForm(start: string, issuer: string): Promise<Record<string, string>> {
  const visit = await follow(start, issuer);
  if (visit instanceof URL) throw new Error(`The issuer redirected to ${visit}`);
  const fields = visit.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]));
}

/** Where the issuer sends the person in the end, or the page it ends with. */
async function follow(start: string, issuer: string): Promise<URL | string> {
  const jar = new Map<string, string>();
  let next = start;
  for (let hop = 0; hop < MAX_REDIRECTS; hop++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) return response.text();
    next = new URL(location, next).href;
    if (!next.startsWith(issuer)) return new URL(next);
  }
  throw new Error('The issuer redirects in a circle.');
}
