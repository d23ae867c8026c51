import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';

const WIDTHS = {
  '360 px': '(max-width: 500px)',
  '768 px': '(min-width: 501px) and (max-width: 1000px)',
  '1440 px': '(min-width: 1001px)',
};

const DARK = '(prefers-color-scheme: dark)';

/** A page without a fault but what `style` makes. */
function showPage(page: Page, style: string): Promise<void> {
  return page.setContent(`<!doctype html>
<html lang="en"><head><title>A page</title><style>
  body { background: white; color: black; }
  @media (prefers-color-scheme: dark) { body { background: black; color: white; } }
  ${style}
</style></head><body><main><h1>A page</h1><p>Some text.</p>
<div><button>One</button><button>Two</button></div></main></body></html>`);
}

test('a page without a fault passes', async ({ page }) => {
  await showPage(page, '');
  await expectAccessibleEverywhere(page);
});

test('text too pale at one width, in one theme alone, is found', async ({ page }) => {
  for (const [width, media] of Object.entries(WIDTHS)) {
    for (const theme of ['light', 'dark']) {
      const style = `@media ${media} and (prefers-color-scheme: ${theme}) { p { color: gray; opacity: 0.5; } }`;
      await test.step(`${width}, ${theme}`, async () => {
        await showPage(page, style);
        await expect(expectAccessibleEverywhere(page)).rejects.toThrow('color-contrast: p');
      });
    }
  }
});

test('text is found pale by its size and by what is around it, in the dark at one width alone', async ({
  page,
}) => {
  const styles = {
    'its size': 'h1 { font-size: 16px; font-weight: normal; }',
    'its box behind it': 'p { background: silver; }',
    'a box around that': 'main { background: silver; }',
    'a box that lets through': 'main { opacity: 0.3; }',
    'a box above an opaque one': 'p { background: black; } main { opacity: 0.3; }',
  };
  for (const [name, faulty] of Object.entries(styles)) {
    for (const media of [WIDTHS['360 px'], WIDTHS['768 px']]) {
      await test.step(`${name}, ${media}`, async () => {
        const large = 'h1 { color: #666; font-size: 24px; }';
        await showPage(page, `@media ${DARK} { ${large} } @media ${media} and ${DARK} { ${faulty} }`);
        await expect(expectAccessibleEverywhere(page)).rejects.toThrow('color-contrast: ');
      });
    }
  }
});

test('a page too wide at one width alone is found', async ({ page }) => {
  for (const [width, media] of Object.entries(WIDTHS)) {
    await test.step(width, async () => {
      await showPage(page, `@media ${media} { h1 { width: 2000px; } }`);
      await expect(expectAccessibleEverywhere(page)).rejects.toThrow('toBeLessThanOrEqual');
    });
  }
});

test('controls too small and too close where fingers press are found', async ({ page }) => {
  for (const media of [WIDTHS['360 px'], WIDTHS['768 px']]) {
    await test.step(media, async () => {
      await showPage(
        page,
        `@media ${media} { button { all: unset; font-size: 8px; } } div { display: flex; }`,
      );
      await expect(expectAccessibleEverywhere(page)).rejects.toThrow('target-size: button');
    });
  }
});
