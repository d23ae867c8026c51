import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a header carries the token of a setting, compared in constant time; never where the setting is absent. */
export function carriesToken(given: string | undefined, token: string | undefined): boolean {
  if (given === undefined || token === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}

export function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
}

/** The password of HTTP Basic (RFC 7617), whatever the name. */
export function passwordOf(authorization: string | undefined): string | undefined {
  const [, encoded] = /^Basic +([\w+/=-]+)$/i.exec(authorization ?? '') ?? [];
  const [, ...password] = Buffer.from(encoded ?? '', 'base64')
    .toString()
    .split(':');
  return encoded === undefined ? undefined : password.join(':');
}
