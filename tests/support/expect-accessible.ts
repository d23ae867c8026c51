import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/** Every rule of WCAG 2.2 A and AA that a machine can check, and axe's own best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
  expect(found).toEqual([]);
}

/** The page as it stands, at three widths and in both themes. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  // Six readings of a whole page, on a machine that may be busy.
  test.setTimeout(120_000);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await test.step(`${width} px, ${colorScheme}`, () => expectAccessible(page));
    }
  }
}
