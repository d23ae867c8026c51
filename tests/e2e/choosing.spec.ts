import { expect, test } from '@playwright/test';
import { findGtin } from '../support/find-gtins.ts';
import { openPage } from '../support/open-page.ts';

test('a day and places are chosen once: the laws, the standards and the pages of products follow', async ({
  page,
}) => {
  await openPage(page, '/standards');
  const laws = page.getByRole('region', { name: 'Ingredient laws, everywhere' });
  const redThree = laws.getByRole('listitem').filter({ hasText: 'FDA: Red No. 3' });
  await page.getByRole('button', { name: 'Choose yours' }).click();
  const dialog = page.getByRole('dialog', { name: 'Standards, place and day' });
  await dialog.getByRole('checkbox', { name: 'FDA “healthy” claim' }).check();
  await dialog.getByRole('checkbox', { name: 'Chile’s black seals' }).check();
  await dialog.getByRole('button', { name: 'Move up: FDA “healthy” claim' }).click();
  await dialog.getByRole('button', { name: 'Remove Smart Snack' }).click();
  await dialog.getByRole('checkbox', { name: 'United States' }).check();
  await dialog.getByRole('button', { name: '15 Jan 2027' }).click();
  const lawsThen = dialog.getByRole('status').filter({ hasText: 'Ingredient laws on 15 Jan 2027' });
  await expect(lawsThen).toContainText('3 in force');
  await expect(lawsThen).toContainText('1 proposed');
  await dialog.getByRole('button', { name: 'Use these' }).click();
  await expect(redThree).toContainText('In force');
  await expect(page.getByRole('region', { name: 'Ingredient laws, by state' })).toBeHidden();
  await openPage(page, `/products/${await findGtin(page, 'granola')}`);
  const section = page.getByRole('region', { name: 'More standards' });
  await expect(section).toContainText('on 15 Jan 2027');
  await expect(page.getByRole('region', { name: 'Ingredient laws' })).toContainText('as of 15 Jan 2027');
  const chosen = page.getByRole('region', { name: 'Guideline verdicts' });
  await expect(chosen.locator('summary').last()).toContainText('Chile’s black seals');
  await expect(chosen.locator('summary').last()).toContainText('on 15 Jan 2027');
  await section.getByRole('button', { name: 'Choose yours' }).click();
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(section).toContainText('on 15 Jan 2027');
  await section.getByRole('button', { name: 'Choose yours' }).click();
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await dialog.getByRole('button', { name: 'Use these' }).click();
  await expect(section).not.toContainText('on 15 Jan 2027');
});

test('the order is changed by dragging and by keys, and the day on its line', async ({ page }) => {
  await openPage(page, '/standards');
  await page.getByRole('button', { name: 'Choose yours' }).click();
  const dialog = page.getByRole('dialog', { name: 'Standards, place and day' });
  await dialog.getByRole('checkbox', { name: 'Nutri-Score 2023' }).check();
  const names = dialog.getByRole('button', { name: /^Remove / });
  const grip = (name: string) => dialog.getByRole('button', { name: `Move ${name}`, exact: true });
  const inOrder = (...titles: string[]) =>
    expect
      .poll(() => names.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
      .toEqual(titles.map((title) => `Remove ${title}`));
  await inOrder('Smart Snack', 'Good Choice', 'Philly', 'Nutri-Score 2023');

  await grip('Nutri-Score 2023').press('ArrowUp');
  await inOrder('Smart Snack', 'Good Choice', 'Nutri-Score 2023', 'Philly');
  await expect(grip('Nutri-Score 2023')).toBeFocused();
  await page.keyboard.press('Home');
  await inOrder('Nutri-Score 2023', 'Smart Snack', 'Good Choice', 'Philly');
  await expect(grip('Nutri-Score 2023')).toBeFocused();

  await grip('Philly').hover();
  await page.mouse.down();
  const first = await grip('Nutri-Score 2023').boundingBox();
  await page.mouse.move(first?.x ?? 0, (first?.y ?? 0) - 10, { steps: 6 });
  await page.mouse.up();
  await inOrder('Philly', 'Nutri-Score 2023', 'Smart Snack', 'Good Choice');

  const line = dialog.getByRole('slider', { name: 'Day' });
  await expect(line).toHaveAttribute('aria-valuetext', /, today$/);
  await line.press('End');
  const last = (await line.getAttribute('aria-valuetext')) ?? '';
  expect(last).not.toMatch(/today/);
  await line.press('ArrowLeft');
  await expect(line).not.toHaveAttribute('aria-valuetext', last);
  await expect(dialog.getByLabel('Date')).not.toHaveValue('');
  await line.press('Home');
  await expect(line).toHaveAttribute('aria-valuetext', /, today$/);
  const box = await line.boundingBox();
  await line.click({ position: { x: (box?.width ?? 0) * 0.8, y: 26 } });
  await expect(line).not.toHaveAttribute('aria-valuetext', /, today$/);
  await dialog.getByRole('button', { name: 'Today' }).click();
  await dialog.getByRole('button', { name: 'Use these' }).click();

  await openPage(page, `/products/${await findGtin(page, 'granola')}`);
  const titles = page.getByRole('region', { name: 'Guideline verdicts' }).locator('> details > summary');
  await expect(titles.first()).toContainText('Philly');
  await expect(titles.last()).toContainText('Good Choice');
});
