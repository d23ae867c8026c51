import { describe, expect, test } from 'vitest';
import { openTestDb } from '#tests/support/test-db.ts';
import { agreeOnKeys } from './agree-on-keys.ts';
import { openText, sealText } from './sealed-text.ts';
import { keyRing } from './secret-keys.ts';

const OLD = 'the first key of thirty-two characters';
const NEW = 'the second key of thirty-two characters';
const { pool } = await openTestDb();

test('servers of one store hold the key it is used with, also while it is changed for a newer one', async () => {
  await agreeOnKeys(pool, keyRing(OLD));
  await expect(agreeOnKeys(pool, keyRing(NEW))).rejects.toThrow(
    `lack the one its store is used with (${keyRing(OLD).current.id}): set SECRET_KEY`,
  );
  await agreeOnKeys(pool, keyRing(`${OLD},${NEW}`));
  await agreeOnKeys(pool, keyRing(`${NEW},${OLD}`));
  await expect(agreeOnKeys(pool, keyRing(OLD))).rejects.toThrow('lack the one');
  await agreeOnKeys(pool, keyRing(NEW));
});

describe('a sealed text', () => {
  const sealed = sealText(keyRing(OLD), 'row 1', '123-45-6789');

  test('does not open in another row, or changed', () => {
    expect(() => openText(keyRing(OLD), 'row 2', sealed)).toThrow();
    expect(() => openText(keyRing(OLD), 'row 1', Buffer.concat([sealed, Buffer.of(0)]))).toThrow();
  });

  test('opens after the key was rotated, and not once it is dropped', () => {
    expect(openText(keyRing(`${NEW},${OLD}`), 'row 1', sealed)).toBe('123-45-6789');
    expect(openText(keyRing(NEW), 'row 1', sealed)).toBeUndefined();
  });
});
