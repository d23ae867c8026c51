import type { Page } from '@playwright/test';

/** WCAG 1.4.12: what a reader may set text to without losing any of it. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** As an extension of the browser would: the page's own policy allows no style from elsewhere. */
export function spaceText(page: Page, isSpaced: boolean): Promise<void> {
  return page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = css === '' ? [] : [sheet];
    },
    isSpaced ? TEXT_SPACING : '',
  );
}

/** How far the page itself scrolls sideways, in CSS px; frames of their own, such as a table's, do not count. */
export function pageOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Texts that cannot be read whole and cannot be scrolled to: past the edge of the screen, or cut by a box around them.
 * What ends in an ellipsis is meant to, and has its whole text elsewhere.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 3;
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (parent.closest('script, style, noscript, svg, option, [aria-hidden="true"]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (isCut(rect, parent)) {
          cut.push(`${parent.tagName.toLowerCase()} “${text.slice(0, 60)}”`);
          break;
        }
      }
    }
    return cut;

    function isCut(rect: DOMRect, parent: Element): boolean {
      let [scrollsX, scrollsY] = [false, false];
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const frame = box.getBoundingClientRect();
        // For screen readers alone.
        if (style.position === 'absolute' && (frame.width <= 1 || style.clipPath !== 'none')) return false;
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false;
        if (/auto|scroll/.test(style.overflowX)) scrollsX = true;
        if (/auto|scroll/.test(style.overflowY)) scrollsY = true;
        if (
          /hidden|clip/.test(style.overflowX) &&
          !scrollsX &&
          beyond(rect.left, rect.right, frame.left, frame.right)
        )
          return true;
        if (
          /hidden|clip/.test(style.overflowY) &&
          !scrollsY &&
          beyond(rect.top, rect.bottom, frame.top, frame.bottom)
        )
          return true;
        if (style.position === 'fixed') break;
      }
      return !scrollsX && beyond(rect.left, rect.right, 0, document.documentElement.clientWidth);
    }

    function beyond(from: number, to: number, low: number, high: number): boolean {
      return from < low - SLACK || to > high + SLACK;
    }
  });
}

/**
 * Boxes that scroll sideways and are not meant to: a table or a drawing may, in a frame of its own that has a name and
 * that the keyboard reaches.
 */
export function sidewaysScrollers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((box) => {
        if (box.scrollWidth <= box.clientWidth + 1 || box.matches('input, textarea, select')) return false;
        if (!/auto|scroll/.test(getComputedStyle(box).overflowX) || !box.checkVisibility()) return false;
        const named = '[aria-label]:not([role="dialog"]), [aria-labelledby]:not([role="dialog"])';
        const hasName = box.matches(named) || box.firstElementChild?.matches(named);
        const isReached =
          (box as HTMLElement).tabIndex >= 0 || box.querySelector('a, button, [tabindex="0"]');
        return !(hasName && isReached);
      })
      .map(
        (box) => `${box.tagName.toLowerCase()}.${box.className}: ${box.scrollWidth} in ${box.clientWidth} px`,
      ),
  );
}
