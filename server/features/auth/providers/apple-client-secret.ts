import { importPKCS8, SignJWT } from 'jose';

export interface AppleClient {
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** PEM, PKCS #8, as Apple hands it out. */
  readonly privateKey: string;
  readonly issuer: string;
}

/** Apple takes up to six months; minutes are enough for one exchange. */
const LIFETIME_SECONDS = 300;

/** The client secret Apple asks for: an ES256 JWT signed with the team's key. */
export async function appleClientSecret(client: AppleClient, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: client.keyId })
    .setIssuer(client.teamId)
    .setSubject(client.clientId)
    .setAudience(client.issuer)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + LIFETIME_SECONDS)
    .sign(await importPKCS8(client.privateKey, 'ES256'));
}
