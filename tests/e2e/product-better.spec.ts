import { expect, test } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { findFixable } from '../support/find-fixable.ts';

test('a failing product shows passing ones, and never presents silence about an allergen as free from it', async ({
  page,
}) => {
  const [gtin = ''] = await findFixable(page, 1);
  await page.goto(`/products/${gtin}`);
  const better = page.getByRole('region', { name: 'Better like this' });
  await better.scrollIntoViewIfNeeded();
  await better.getByText('Change', { exact: true }).click();
  if (await better.getByRole('checkbox', { name: 'Philly' }).isChecked())
    await better.getByRole('checkbox', { name: 'Philly' }).uncheck();
  const passing = better.getByRole('list', { name: 'Products that pass' }).getByRole('listitem');
  await expect(passing.first()).toContainText('Better');
  // Each is drawn against what the product fails for.
  await expect(passing.first().getByRole('img', { name: /; this product .*, limit / })).toBeVisible();
  await expectAccessibleEverywhere(page, 'with alternatives');
  const count = await passing.count();
  await better.getByRole('checkbox', { name: 'Lupin' }).check();
  await expect(better.getByText(/^None in .* passes and declares what is asked\.$/)).toBeVisible();
  await expect(passing).toHaveCount(0);
  await better.getByText(/nothing of an allergen that is kept out/).click();
  const silent = better.getByRole('list', { name: 'Products that are silent about the allergens' });
  await expect(silent.getByRole('listitem')).toHaveCount(count);
  // What the dots are is said here too.
  await expect(better.getByText('this product')).toBeVisible();
  await expectAccessibleEverywhere(page, 'without a declared one');
});
