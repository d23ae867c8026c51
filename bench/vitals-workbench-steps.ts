import type { Page } from '@playwright/test';
import { press } from './vitals-probe.ts';
import { openLive, type Steps } from './vitals-steps.ts';

/** The lines of an order guide. */
export function orderSteps(page: Page): Steps {
  return {
    'order: search in its lines': () =>
      page
        .getByRole('searchbox', { name: 'Search in these lines' })
        .pressSequentially('beans', { delay: 60 }),
    'order: see other products for a line': () =>
      press(page.getByRole('button', { name: /^Change/ }).first()),
  };
}

/** What an order comes to. */
export function scorecardSteps(page: Page): Steps {
  return {
    'scorecard: a picture as a table': () => press(page.getByText('Show as a table').first()),
    'scorecard: choose standards': () => openDialog(page, 'Choose yours'),
  };
}

/** Failing lines and what could stand in their place. */
export function fixSteps(page: Page): Steps {
  const undo = page.getByRole('button', { name: /^Undo the swap of line/ });
  return {
    'fix: the next candidate': () => press(page.getByRole('button', { name: /^Next of/ }).first()),
    'fix: swap a line': async () => {
      await press(page.getByRole('button', { name: /^Swap line/ }).first());
      await undo.first().waitFor();
    },
    'fix: undo a swap': () => press(undo.first()),
    'fix: swap all lines': () => press(page.getByRole('button', { name: /^Swap all/ }).first()),
  };
}

/** Results as a picture. */
export function pictureSteps(page: Page): Steps {
  return {
    'picture: per 100 g': () => press(page.getByRole('button', { name: '100 g', exact: true })),
    'picture: swap the axes': () => press(page.getByRole('button', { name: 'Swap the axes' })),
    'picture: as a table': () => press(page.getByText('Show as a table').first()),
  };
}

/** Standards and laws. */
export function standardsSteps(page: Page): Steps {
  return {
    'standards: choose yours': () => openDialog(page, 'Choose yours'),
    'standards: choose one more': () => press(page.getByRole('dialog').getByRole('checkbox').nth(3)),
  };
}

/** A list of one's own, shared with others. */
export function groupSteps(page: Page): Steps {
  return {
    'group: write a note': async () => {
      await press(page.getByRole('button', { name: /^Add note/ }).first());
      await page.getByRole('textbox', { name: /^Note/ }).pressSequentially('for the kitchens', { delay: 60 });
    },
    'group: people': async () => {
      await openLive(page, page.url());
      await openDialog(page, 'People');
    },
    'group: activity': async () => {
      await page.keyboard.press('Escape');
      await openDialog(page, 'Activity');
    },
    'palette: open': async () => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').waitFor();
    },
    'palette: type': () => page.keyboard.type('granola', { delay: 60 }),
  };
}

async function openDialog(page: Page, name: string): Promise<void> {
  await press(page.getByRole('button', { name }).first());
  await page.getByRole('dialog').waitFor();
}
