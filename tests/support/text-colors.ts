import type { Page } from '@playwright/test';

/**
 * What the contrast of each text on the screen depends on, each once: its color, whether it is large, and what its boxes
 * paint behind it. What stands behind a text without being a box of it is not told: that no theme changes.
 */
export function listTextColors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Box {
      /** Painted by the box and those around it, from the innermost opaque one on. */
      readonly back: string;
      /** What changes the box as a whole, with all in it. */
      readonly effects: string;
      readonly text: string;
    }
    const OUTSIDE: Box = { back: '', effects: '', text: '' };
    const CLEAR = 'rgba(0, 0, 0, 0)';
    const boxes = new Map<Element, Box>();
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement && /\S/.test(node.nodeValue ?? '')) add(node.parentElement);
    for (const field of document.querySelectorAll('input, select, textarea')) add(field);
    return [...found];

    function add(element: Element): void {
      const { text, back, effects } = boxOf(element);
      const colors = `${text} on ${back} in ${effects}`;
      if (!found.has(colors) && element.checkVisibility()) found.add(colors);
    }

    function boxOf(element: Element): Box {
      const known = boxes.get(element);
      if (known) return known;
      const around = element.parentElement ? boxOf(element.parentElement) : OUTSIDE;
      const style = getComputedStyle(element);
      const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = style;
      const isPlain = backgroundImage === 'none';
      const isOpaque = isPlain && backgroundColor.startsWith('rgb(');
      const own = isPlain && backgroundColor === CLEAR ? '' : `/${backgroundColor} ${backgroundImage}`;
      const effect = [opacity === '1' ? '' : opacity, filter, mixBlendMode].join(' ');
      const isUnchanged = effect === ' none normal';
      const text = [style.color, isLarge(style), style.textShadow].join(' ');
      const box = {
        back: (isOpaque ? '' : around.back) + own,
        // An effect lets through what is around the box, so that counts too.
        effects: isUnchanged ? around.effects : `${around.effects}/${effect} over ${around.back}`,
        // A link is told from the text around it by its color.
        text: element.localName === 'a' ? `${text} in ${around.text}` : text,
      };
      boxes.set(element, box);
      return box;
    }

    /** As WCAG says: 18 pt, or 14 pt in bold. */
    function isLarge({ fontSize, fontWeight }: CSSStyleDeclaration): boolean {
      const points = Number.parseFloat(fontSize) * 0.75;
      return points >= 18 || (points >= 14 && Number(fontWeight) >= 700);
    }
  });
}
