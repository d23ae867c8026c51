import type { Pool } from 'pg';
import { openText, sealText } from '#server/keys/sealed-text.ts';
import type { KeyRing } from '#server/keys/secret-keys.ts';
import type { WebhookRow } from './webhooks.queries.ts';

/** What signs a webhook's messages; undefined where the key that sealed it is gone. */
export function readSecret(keys: KeyRing, hook: WebhookRow): string | undefined {
  const { id, plain_secret: plain, sealed_secret: sealed } = hook;
  return sealed === null ? (plain ?? undefined) : openText(keys, id, sealed);
}

/** Seals secrets that are stored as they are, of before they were sealed. Several processes may do so at once. */
export async function sealPlainSecrets(pool: Pool, keys: KeyRing): Promise<void> {
  const { rows } = await pool.query<{ id: string; secret: string }>(
    'SELECT id, plain_secret AS secret FROM webhooks WHERE plain_secret IS NOT NULL',
  );
  for (const { id, secret } of rows) {
    await pool.query(
      'UPDATE webhooks SET plain_secret = NULL, sealed_secret = $2 WHERE id = $1 AND plain_secret IS NOT NULL',
      [id, sealText(keys, id, secret)],
    );
  }
}
