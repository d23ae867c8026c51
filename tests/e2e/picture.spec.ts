import { expect, test } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { openPage } from '../support/open-page.ts';

test('results are a picture: a press opens a product, a drag filters by both nutrients', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/products?q=soup');
  await page.getByRole('button', { name: 'Picture' }).filter({ visible: true }).click();
  const picture = page.getByRole('region', { name: 'Results as a picture' });
  const plot = picture.getByTestId('plot');
  await expect(plot).toBeVisible();
  await expect(page).toHaveURL(/view=picture/);
  await picture.getByText('Show as a table').click();
  await expectAccessibleEverywhere(page, 'the picture');
  await page.setViewportSize({ width: 1440, height: 900 });

  const first = picture.locator('table tbody button').first();
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('dialog').getByRole('heading', { name }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await plot.scrollIntoViewIfNeeded();
  const box = await plot.boundingBox();
  if (!box) throw new Error('The plot is not on the screen.');
  await page.mouse.move(box.x + 2, box.y + box.height - 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + 20, { steps: 5 });
  await page.mouse.up();
  const filter = picture.getByRole('button', { name: /^Filter to these [\d,]+$/ });
  const count = Number(((await filter.textContent()) ?? '').replaceAll(/\D/g, ''));
  expect(count).toBeGreaterThan(0);
  await filter.click();
  await expect(page).toHaveURL(/nutrient=sodium(?::|%3A).*nutrient=sugars(?::|%3A)/);
  await expect(picture.locator('table tbody tr')).toHaveCount(count);
});
