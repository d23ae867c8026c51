import { jwtVerify, SignJWT } from 'jose';
import type { KeyRing } from '#server/keys/secret-keys.ts';
import { AUTH_LIMITS } from './auth-limits.ts';

export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

const ALGORITHM = 'EdDSA';
/** Tokens remembered as verified: a signature costs 50 to 100 µs, a page of a busy user sends the same token often. */
const REMEMBERED = 10_000;

export function issueAccessToken(
  keys: KeyRing,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, kid: keys.current.id })
    .setSubject(userId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + AUTH_LIMITS.accessTokenMs / 1000)
    .sign(keys.current.signing);
}

export type VerifyAccessToken = (token: string, now: Date) => Promise<AccessClaims | undefined>;

/** Checks signature, algorithm, shape and expiry; undefined for anything that is not a living token of ours. */
export function accessTokenVerifier(keys: KeyRing): VerifyAccessToken {
  const remembered = new Map<string, AccessClaims>();
  return async (token, now) => {
    const claims = remembered.get(token) ?? (await readClaims(keys, token, now));
    if (claims === undefined || claims.expiresAt <= now.getTime()) {
      remembered.delete(token);
      return undefined;
    }
    if (!remembered.has(token)) {
      const oldest = remembered.size >= REMEMBERED ? remembered.keys().next().value : undefined;
      if (oldest !== undefined) remembered.delete(oldest);
      remembered.set(token, claims);
    }
    return claims;
  };
}

async function readClaims(keys: KeyRing, token: string, now: Date): Promise<AccessClaims | undefined> {
  try {
    const { payload } = await jwtVerify(
      token,
      (header) => {
        const generation = keys.all.get(header.kid ?? '');
        if (generation === undefined) throw new Error('unknown key');
        return generation.verifying;
      },
      { algorithms: [ALGORITHM], requiredClaims: ['sub', 'sid', 'exp'], currentDate: now },
    );
    const { sub, sid, exp } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number') return undefined;
    return { userId: sub, sessionId: sid, expiresAt: exp * 1000 };
  } catch {
    // Whatever is wrong with it, the caller's answer is the same.
    return undefined;
  }
}
