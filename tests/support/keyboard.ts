import { expect, type Locator, type Page } from '@playwright/test';

/** More Tab stops than lie between any two steps of a journey. */
const MOST_STOPS = 120;

/** Presses Tab (or Shift+Tab) until the target has the focus, and checks that the focus is visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeAttached();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) break;
  }
  await expectVisibleFocus(target);
}

/** The focus is here, in the viewport, uncovered, with a ring of 2 px on the element or its container. */
export async function expectVisibleFocus(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  await expect.poll(() => target.evaluate(describeFocus)).toEqual({ ring: true, covered: false });
}

/** Whether the focus has a ring, on the element or what is around it, and whether something lies over it. */
export function describeFocus(element: Element) {
  const around = [element, element.parentElement, element.parentElement?.parentElement];
  const ring = around.some((each) => {
    if (!each) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return { ring, covered: !(hit && (element.contains(hit) || hit.contains(element))) };
}
