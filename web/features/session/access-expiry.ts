import { AUTH } from '#contract/auth.ts';

/** When an access token ends, in milliseconds since 1970, by its `exp` claim; undefined where it cannot be read. */
export function readExpiry(accessToken: string): number | undefined {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}

/** A token counts as expired when it is within the margin of its end, or when it cannot be read. */
export function isExpired(accessToken: string, nowMs: number): boolean {
  const expiresAt = readExpiry(accessToken);
  return expiresAt === undefined || expiresAt - nowMs < AUTH.expiryMarginMs;
}
