import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyRing } from './secret-keys.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_BYTES = 6;
const SHOWN_CHARACTERS = 4;

/** AES-256-GCM; layout: key id, nonce, tag, ciphertext. `userId` is bound in, so that a row cannot be swapped. */
export function sealBusinessId(keys: KeyRing, userId: string, plain: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keys.current.encryption, nonce).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from(keys.current.id, 'hex'), nonce, cipher.getAuthTag(), sealed]);
}

/** Undefined where its key is gone; throws where the bytes were tampered with. */
export function openBusinessId(keys: KeyRing, userId: string, sealed: Buffer): string | undefined {
  const generation = keys.all.get(sealed.subarray(0, KEY_ID_BYTES).toString('hex'));
  if (generation === undefined) return undefined;
  const nonceEnd = KEY_ID_BYTES + NONCE_BYTES;
  const tagEnd = nonceEnd + TAG_BYTES;
  const decipher = createDecipheriv(
    'aes-256-gcm',
    generation.encryption,
    sealed.subarray(KEY_ID_BYTES, nonceEnd),
  );
  decipher.setAAD(Buffer.from(userId)).setAuthTag(sealed.subarray(nonceEnd, tagEnd));
  return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]).toString('utf8');
}

/** All that may be stored beside the ciphertext: never more than half of a short id. */
export function lastCharacters(plain: string): string {
  const shown = Math.min(SHOWN_CHARACTERS, Math.floor(plain.length / 2));
  return shown === 0 ? '' : plain.slice(-shown);
}

/** As answered: bullets and the last characters. */
export function maskBusinessId(last: string): string {
  return `•••••${last}`;
}
