import { expect, test } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { findGtin } from '../support/find-gtins.ts';
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
  // The last step of the drag is drawn after the pointer is let go.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  const filter = picture.getByRole('button', { name: /^Filter to these [\d,]+$/ });
  const count = Number(((await filter.textContent()) ?? '').replaceAll(/\D/g, ''));
  expect(count).toBeGreaterThan(0);
  await filter.click();
  await expect(page).toHaveURL(/nutrient=sodium(?::|%3A).*nutrient=sugars(?::|%3A)/);
  await expect(picture.locator('table tbody tr')).toHaveCount(count);
});

test('the axes are kept in the address: back, reload and a link show the same picture', async ({ page }) => {
  await openPage(page, '/products?q=soup&view=picture&x=water');
  const picture = page.getByRole('region', { name: 'Results as a picture' });
  await expect(
    picture.getByText(/^“water” is no nutrient of the picture. There are Calories, /),
  ).toBeVisible();
  await expectAccessibleEverywhere(page, 'a picture of an unknown nutrient');
  await page.setViewportSize({ width: 1440, height: 900 });
  const across = picture.getByRole('combobox', { name: 'Across' });
  await expect(across).toHaveValue('sodium');
  await across.selectOption('Protein');
  await picture.getByRole('button', { name: '100 g' }).click();
  await expect(page).toHaveURL(/x=protein-per-100/);
  await expect(picture.getByText(/^“water”/)).toHaveCount(0);
  await page.reload();
  await expect(across).toHaveValue('protein');
  await expect(picture.locator('th', { hasText: 'Protein, g' })).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL(/x=protein(?!-)/);
  await page.goBack();
  await expect(across).toHaveValue('sodium');
});

test('a product’s page shows it within its category, in a picture, in words and in a table', async ({
  page,
}) => {
  const gtin = await findGtin(page, 'granola');
  await openPage(page, `/products/${gtin}`);
  const section = page.getByRole('region', { name: 'Within its category' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByTestId('plot').getByText('This product')).toBeAttached();
  await expect(
    section.getByText(/^Sodium [\d.,]+\smg in 100\sg or mL: more than \d+ of \d+ products/),
  ).toBeVisible();
  await section.getByRole('combobox', { name: 'Across' }).selectOption('Protein');
  await expect(section.getByText(/^Protein [\d.,]+\sg in 100\sg or mL: more than/)).toBeVisible();
  await section.getByText('Show as a table').click();
  await expect(section.locator('table').getByText('This product')).toHaveCount(1);
  await expectAccessibleEverywhere(page, 'a product within its category');
  await section.getByRole('link', { name: /^All of / }).click();
  await expect(page).toHaveURL(new RegExp(`view=picture.*mark=${gtin}`));
});

for (const width of [360, 768, 1440])
  test(`a product’s place within its category moves nothing below it as it comes, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    await page.route(
      ({ pathname }) => pathname === '/api/products/points',
      async (route) => {
        asked.resolve();
        await answer.promise;
        await route.continue();
      },
    );
    await openPage(page, `/products/${await findGtin(page, 'granola')}`);
    const section = page.getByRole('region', { name: 'Within its category' });
    await section.scrollIntoViewIfNeeded();
    await asked.promise;
    const heightOf = async () => (await section.boundingBox())?.height ?? 0;
    const reserved = await heightOf();
    answer.resolve();
    await expect(section.getByTestId('plot').getByText('This product')).toBeAttached();
    // Sentences wrap by the product's own figures: a line or two more or less.
    expect(Math.abs((await heightOf()) - reserved)).toBeLessThan(40);
  });

test('on a phone the controls of a picture take two rows', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await openPage(page, '/products?q=soup&view=picture');
  const picture = page.getByRole('region', { name: 'Results as a picture' });
  const controls = [
    ...['Across', 'Up', 'Limits of'].map((name) => picture.getByRole('combobox', { name })),
    picture.getByRole('group', { name: 'Amount of food' }),
  ];
  await expect(picture.getByTestId('plot')).toBeVisible();
  const tops = await Promise.all(
    controls.map(async (control) => Math.round(((await control.boundingBox())?.y ?? 0) / 8)),
  );
  expect(new Set(tops).size).toBe(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessibleEverywhere(page, 'the picture on a phone');
});
