import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { listTextColors } from './text-colors.ts';

/**
 * The small one: the browser has half as much to be sent and to read. Elements are told by their selectors alone: to copy
 * the source of each takes a twentieth of the time.
 */
const AXE = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};
axe.configure({ noHtml: true })`;

/** All that the other theme can break: nothing but colors changes with it. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
/** All that a width between those read whole can break. */
const VISUAL_RULES = [...COLOR_RULES, 'target-size'];

/** What follows the width of the window has come to rest by then, on a busy machine too. */
const AT_REST_MS = 10_000;

interface View {
  readonly width: number;
  readonly theme: 'light' | 'dark';
  /** Undefined: all. */
  readonly rules: readonly string[] | undefined;
  readonly also?: readonly string[];
  /** Only where a text has colors that it had in no view before. */
  readonly ifNew?: true;
}

/**
 * What each view is checked for: widths show different parts, themes have different colors. Where parts stand is the same
 * in both themes, so the light one is read at every width, and the dark one where most is on the screen.
 */
const VIEWS: readonly View[] = [
  { width: 1440, theme: 'dark', rules: COLOR_RULES },
  { width: 768, theme: 'dark', rules: COLOR_RULES, ifNew: true },
  { width: 360, theme: 'dark', rules: COLOR_RULES, ifNew: true },
  { width: 360, theme: 'light', rules: undefined, also: ['target-size'] },
  { width: 768, theme: 'light', rules: VISUAL_RULES },
  { width: 1440, theme: 'light', rules: undefined },
];

/**
 * The rules of WCAG 2.2 A and AA that a machine can check, and axe's own best practices; or only `rules`.
 *
 * @param also rules that axe leaves off unless asked. The size of targets is: it counts what a bar covers until one scrolls.
 */
export async function expectAccessible(
  page: Page,
  rules?: readonly string[],
  also: readonly string[] = [],
): Promise<void> {
  // Once a document: handing the source over takes as long as reading a page.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const choice = {
    rules: Object.fromEntries(also.map((id) => [id, { enabled: true }])),
    ...(rules && { runOnly: { type: 'rule' as const, values: [...rules] } }),
  };
  const { found, passed } = await page.evaluate(async (chosen) => {
    const { axe: reader } = globalThis as unknown as { axe: typeof axe };
    const { violations, passes } = await reader.run(document, {
      // What passes is listed by its rule alone: listing every element takes most of the time.
      resultTypes: ['violations'],
      ...chosen,
    });
    return {
      found: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`),
      passed: passes.map(({ id }) => id),
    };
  }, choice);
  expect(found).toEqual([]);
  expect(passed).toContain('color-contrast');
}

/** The page as it stands, at three widths and in both themes; nothing may stick out at the side. */
export async function expectAccessibleEverywhere(page: Page, state = 'the page'): Promise<void> {
  const read = new Set<string>();
  for (const { width, theme, rules, also, ifNew } of VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    const colors = theme === 'dark' ? await listTextColors(page) : [];
    if (!ifNew || colors.some((each) => !read.has(each)))
      await test.step(`${state}: ${width} px, ${theme}`, () => expectAccessible(page, rules, also));
    for (const each of colors) read.add(each);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
        message: state,
        timeout: AT_REST_MS,
      })
      .toBeLessThanOrEqual(width);
  }
}

/** How to reach each state of a page, by its name. */
export type PageStates = Readonly<Record<string, (page: Page) => Promise<void>>>;

/** Each of these states, one after the other in the same page: a new browser context takes as long as reading one. */
export async function expectStatesAccessible(page: Page, states: PageStates): Promise<void> {
  for (const [state, reach] of Object.entries(states)) {
    await test.step(`reach ${state}`, () => reach(page));
    await expectAccessibleEverywhere(page, state);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.emulateMedia({ colorScheme: 'light' });
  }
}
