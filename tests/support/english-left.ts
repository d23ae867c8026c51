import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { po } from 'gettext-parser';
import { entriesOf } from '../../scripts/languages/read-texts.ts';

const CATALOGUE = join(import.meta.dirname, '..', '..', 'contract', 'languages', 'es.po');

/** Texts of the English face of several words and without places: what a product's data say are not among them. */
const ENGLISH = entriesOf(po.parse(readFileSync(CATALOGUE)))
  .filter(({ msgid, msgstr: [translation] }) => msgid !== translation)
  .map(({ msgid }) => msgid.trim())
  .filter((text) => text.includes(' ') && !text.includes('${'));

/** What of the English face a Spanish page shows or says. */
export function englishLeft(page: Page): Promise<string[]> {
  return page.evaluate((english) => {
    const known = new Set(english);
    const left: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style, noscript')) left.push(node.textContent ?? '');
    }
    const SAID = ['aria-label', 'title', 'placeholder'];
    for (const element of document.querySelectorAll(SAID.map((name) => `[${name}]`).join())) {
      left.push(...SAID.map((name) => element.getAttribute(name) ?? ''));
    }
    return left.map((text) => text.trim()).filter((text) => known.has(text));
  }, ENGLISH);
}
