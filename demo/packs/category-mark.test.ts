import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { categoryMarksModule } from './category-mark.ts';

test("the web's copy of the category marks is the one drawn here", async () => {
  await expect(categoryMarksModule()).toMatchFileSnapshot('../../web/features/pictures/category-marks.ts');
});

test('the category marks are small enough to ship with the page', () => {
  expect(gzipSync(categoryMarksModule()).length).toBeLessThan(8 * 1024);
});
