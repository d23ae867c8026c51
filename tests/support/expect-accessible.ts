import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/** Every rule of WCAG 2.2 A and AA that a machine can check, and axe's own best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  expectNone(await axe(page).analyze());
}

/** No page of ours has a frame in it: axe need not open a page of its own to put their findings together. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true);
}

function expectNone({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): void {
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
  expect(found).toEqual([]);
}

/** The page as it stands, at three widths and in both themes; nothing may stick out at the side. */
export async function expectAccessibleEverywhere(page: Page, state = 'the page'): Promise<void> {
  // Six readings of a whole page, on a machine that may be busy.
  test.setTimeout(180_000);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await test.step(`${state}: ${width} px, light`, () => expectAccessible(page));
    await page.emulateMedia({ colorScheme: 'dark' });
    await test.step(`${state}: ${width} px, dark`, () => expectReadable(page));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(width);
  }
}

/** All that another theme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

async function expectReadable(page: Page): Promise<void> {
  const { passes, ...results } = await axe(page).withRules(COLOUR_RULES).analyze();
  expect(passes.map(({ id }) => id)).toContain('color-contrast');
  expectNone({ passes, ...results });
}
