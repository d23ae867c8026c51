import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/** All that another theme or a width between the others can break. */
const VISUAL_RULES = ['color-contrast', 'link-in-text-block', 'target-size'];

/** Every rule of WCAG 2.2 A and AA that a machine can check, and axe's own best practices; or only these rules. */
export async function expectAccessible(page: Page, rules: readonly string[] = []): Promise<void> {
  // No page of ours has a frame, so axe need not open a page to put their findings together. What passes is listed by
  // its rule alone: listing every element takes most of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (rules.length > 0) axe.withRules([...rules]);
  const { violations, passes } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
  expect(found).toEqual([]);
  expect(passes.map(({ id }) => id)).toContain('color-contrast');
}

/** What each view is checked for: widths show different parts, themes have different colours. */
const VIEWS = [
  { width: 360, theme: 'light', rules: [] },
  { width: 360, theme: 'dark', rules: VISUAL_RULES },
  { width: 768, theme: 'light', rules: VISUAL_RULES },
  { width: 768, theme: 'dark', rules: VISUAL_RULES },
  { width: 1440, theme: 'light', rules: [] },
  { width: 1440, theme: 'dark', rules: VISUAL_RULES },
] as const;

/** The page as it stands, at three widths and in both themes; nothing may stick out at the side. */
export async function expectAccessibleEverywhere(page: Page, state = 'the page'): Promise<void> {
  // Six readings of a whole page, on a machine that may be busy.
  test.setTimeout(180_000);
  for (const { width, theme, rules } of VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    await test.step(`${state}: ${width} px, ${theme}`, () => expectAccessible(page, rules));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(width);
  }
}
