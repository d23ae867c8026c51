import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyRing } from './secret-keys.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_BYTES = 6;

/**
 * Encrypts a text by AES-256-GCM; layout: key id, nonce, tag, ciphertext. The id of the row it belongs to is bound in, so
 * that it opens in no other.
 */
export function sealText(keys: KeyRing, rowId: string, plain: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keys.current.encryption, nonce).setAAD(Buffer.from(rowId));
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from(keys.current.id, 'hex'), nonce, cipher.getAuthTag(), sealed]);
}

/** Undefined where its key is gone; throws where the bytes were tampered with. */
export function openText(keys: KeyRing, rowId: string, sealed: Buffer): string | undefined {
  const generation = keys.all.get(sealed.subarray(0, KEY_ID_BYTES).toString('hex'));
  if (generation === undefined) return undefined;
  const nonceEnd = KEY_ID_BYTES + NONCE_BYTES;
  const tagEnd = nonceEnd + TAG_BYTES;
  const nonce = sealed.subarray(KEY_ID_BYTES, nonceEnd);
  const decipher = createDecipheriv('aes-256-gcm', generation.encryption, nonce);
  decipher.setAAD(Buffer.from(rowId)).setAuthTag(sealed.subarray(nonceEnd, tagEnd));
  return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]).toString('utf8');
}
