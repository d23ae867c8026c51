import { expect, test } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';

test('a message is checked, survives a failure, is sent, and arrives', async ({ page }) => {
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  for (const text of ['Name is required.', 'Email is required.', 'Message is required.']) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByLabel('Name')).toBeFocused();
  await expectAccessibleEverywhere(page);
  await page.getByLabel('Name').fill('Ada Field');
  await expect(page.getByText('Name is required.')).toBeHidden();
  await page.getByLabel('Email').fill('ada@nowhere');
  await page.getByLabel('Message').fill('Do you list\noat milk?');

  await page.route('**/api/contact', (route) => route.abort());
  await send.click();
  await expect(page.getByRole('alert')).toContainText('Larder could not be reached.');
  await expect(page.getByLabel('Message')).toHaveValue('Do you list\noat milk?');
  await expectAccessibleEverywhere(page);
  await page.unroute('**/api/contact');
  await send.click();
  const thanks = page.getByRole('heading', { name: 'Thank you. Your message has been sent.' });
  await expect(thanks).toBeFocused();
  await expectAccessibleEverywhere(page);

  const mailbox = await (await page.request.get('/dev/mailbox')).text();
  expect(mailbox).toContain('A message from the Larder contact page');
  await page.getByRole('button', { name: 'Write another' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Ada Field');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('what the server refuses is said at its field, and too many messages in a sentence', async ({
  page,
}) => {
  await page.goto('/contact');
  const answers = [
    {
      status: 422,
      body: { status: 422, detail: 'x', errors: [{ path: 'email', message: 'Invalid Email' }] },
    },
    {
      status: 429,
      body: { status: 429, detail: 'Too many messages were sent. Please try again in 7 minutes.' },
    },
  ];
  await page.route('**/api/contact', (route) => {
    const answer = answers.shift();
    return route.fulfill({ status: answer?.status ?? 500, json: answer?.body ?? {} });
  });
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@x');
  await page.getByLabel('Message').fill('Hello');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Invalid Email')).toBeVisible();
  await page.getByLabel('Email').fill('ada@school.example');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Too many messages were sent. Please try again in 7 minutes.',
  );
});
