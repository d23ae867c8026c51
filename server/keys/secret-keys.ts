import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** One generation of keys, all derived from 32 random bytes. */
export interface SecretKeys {
  /** Names the generation: stands in token headers and in front of every ciphertext. */
  readonly id: string;
  readonly signing: KeyObject;
  readonly verifying: KeyObject;
  /** AES-256. */
  readonly encryption: Buffer;
  /** HMAC-SHA-256: successors of refresh tokens. */
  readonly rotation: Buffer;
  /** HMAC-SHA-256: short codes, whose plain hash could be searched through. */
  readonly codes: Buffer;
  /** HMAC-SHA-256: tokens of read-only links. */
  readonly links: Buffer;
}

/** The newest generation signs and encrypts; all of them verify and decrypt. */
export interface KeyRing {
  readonly current: SecretKeys;
  readonly all: ReadonlyMap<string, SecretKeys>;
}

/**
 * Keys from `SECRET_KEY` (comma-separated, newest first), else from `DATA_DIR/keys/secret.key`, one a line, made on
 * the first start. Rotate by putting a new key in front (of several servers: once all hold it); drop an old one when nothing
 * needs it any more.
 */
export async function loadKeyRing(dataDir: string, secretKey: string | undefined): Promise<KeyRing> {
  return keyRing(secretKey ?? (await readOrCreateKeyFile(keyFile(dataDir))));
}

/** Where the secrets are kept that `SECRET_KEY` does not give. */
export const keyFile = (dataDir: string) => join(dataDir, 'keys', 'secret.key');

/** A key ring from secrets of at least 32 characters, newest first. Throws a sentence where there is none. */
export function keyRing(text: string): KeyRing {
  const secrets = text.split(/[,\n]/).map((secret) => secret.trim());
  const generations = secrets.filter((secret) => secret !== '').map(deriveKeys);
  const [current] = generations;
  if (current === undefined) throw new Error('There is no secret key: the key file is empty.');
  return { current, all: new Map(generations.map((keys) => [keys.id, keys])) };
}

const PKCS8_ED25519_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

function deriveKeys(secret: string): SecretKeys {
  const derive = (purpose: string, bytes = 32) =>
    Buffer.from(hkdfSync('sha256', secret, 'larder', purpose, bytes));
  const signing = createPrivateKey({
    key: Buffer.concat([PKCS8_ED25519_PREFIX, derive('access-token')]),
    format: 'der',
    type: 'pkcs8',
  });
  return {
    id: derive('key-id', 6).toString('hex'),
    signing,
    verifying: createPublicKey(signing),
    encryption: derive('business-id'),
    rotation: derive('refresh-token'),
    codes: derive('magic-link-code'),
    links: derive('read-only-link'),
  };
}

async function readOrCreateKeyFile(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    // wx: of two processes that start at once, one writes and the other reads what it wrote.
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(`${randomBytes(32).toString('base64url')}\n`);
    await file.sync();
    await file.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(path, 'utf8');
}
