import type { Page } from '@playwright/test';

/** Complaints of the browser, without those about pictures: the demo catalogue breaks some on purpose. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const isPicture = message.location().url.includes('/packs/');
    if (['error', 'warning'].includes(message.type()) && !isPicture) complaints.push(message.text());
  });
  return complaints;
}
