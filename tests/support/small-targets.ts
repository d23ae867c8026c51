import type { Page } from '@playwright/test';

/** WCAG 2.2, 2.5.8, without its exception for what has room around it. */
const LEAST_PX = 24;

/** Links and buttons that are hard to hit. Links within a sentence may be as high as its lines. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    (least) =>
      [...document.querySelectorAll('a[href], button, summary, select')]
        .filter((target) => {
          if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
          if (getComputedStyle(target).display === 'inline') return false;
          const { width, height } = target.getBoundingClientRect();
          // One px: for screen readers alone.
          return width > 1 && height > 1 && Math.min(width, height) < least - 0.5;
        })
        .map((target) => {
          const { width, height } = target.getBoundingClientRect();
          const name = target.getAttribute('aria-label') ?? target.textContent ?? '';
          return `${Math.round(width)} by ${Math.round(height)} px: ${name.trim().slice(0, 60)}`;
        }),
    LEAST_PX,
  );
}
