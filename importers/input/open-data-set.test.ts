import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestFolder } from '#tests/support/test-folder.ts';
import { openDataSet } from './open-data-set.ts';

const folder = openTestFolder();

async function fingerprintOf(text: string): Promise<string> {
  const path = join(folder, 'prices.csv');
  await writeFile(path, text);
  const set = await openDataSet('prices.csv', path);
  await set.close();
  return set.fingerprint;
}

test('a file of which one figure in the middle is another is other data, and the same file the same', async () => {
  const rows = (price: string) => {
    const others = '00036000291452,1.50,case\n'.repeat(10_000);
    return `gtin,price,unit\n${others}04006381333931,${price},each\n${others}`;
  };
  const before = await fingerprintOf(rows('3.50'));
  expect(await fingerprintOf(rows('4.50'))).not.toBe(before);
  expect(await fingerprintOf(rows('3.50'))).toBe(before);
});
