import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { apiCaller } from '../support/api-caller.ts';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { findGtins } from '../support/find-gtins.ts';
import { lengthenToasts } from '../support/long-toasts.ts';
import { signIn } from '../support/sign-in.ts';

test.beforeEach(({ context }) => lengthenToasts(context));

/** The link of the newest invitation to an address. */
async function invitationTo(page: Page, email: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mailbox = await (await page.request.get('/dev/mailbox')).text();
    const mail = mailbox.slice(mailbox.indexOf(email));
    link = /\/wishlist-groups\/invitation-[\w-]+/.exec(mail)?.[0];
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}

test('two people keep a group: invited by mail, the wrong account, notes of both, activity, and out again', async ({
  page,
  browser,
}) => {
  const token = await signIn(page);
  const email = `guest-${randomUUID()}@example.com`;
  const send = apiCaller(page, token);
  const [oats = '', beans = ''] = await findGtins(page, 'beans', 2);
  const group = await send('POST', '/api/wishlist-groups', { name: 'Spring menu' });
  await send('POST', `/api/wishlist-groups/${group.id}/add-items`, { gtins: [oats, beans] });

  await test.step('the owner invites somebody who may edit', async () => {
    await page.goto(`/wishlist-groups/${group.id}`);
    await page.getByRole('button', { name: 'People' }).click();
    const dialog = page.getByRole('dialog', { name: 'People' });
    await dialog.getByLabel('Invite by email').fill('no address');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(dialog.getByText('Invalid Email')).toBeVisible();
    await dialog.getByLabel('Invite by email').fill(email);
    await dialog.getByLabel('Role').selectOption('Can edit');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(dialog.getByRole('list', { name: 'Open invitations' })).toContainText(email);
    await expectAccessibleEverywhere(page, 'people');
    await page.keyboard.press('Escape');
  });

  const link = await invitationTo(page, email);
  await test.step('another account than the invited one is refused', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Invitation to “Spring menu”' })).toBeVisible();
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('alert')).toContainText('This invitation was sent to g…@example.com.');
    await expectAccessibleEverywhere(page, 'invitation, wrong account');
  });

  const other = await (await browser.newContext()).newPage();
  await test.step('the invited one accepts, and writes a note', async () => {
    await other.goto(new URL(link, page.url()).href);
    await expect(other.getByRole('link', { name: 'Log in to accept' })).toBeVisible();
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const guest = await context.newPage();
    const asGuest = apiCaller(guest, await signIn(guest, email));
    await guest.goto(link);
    await guest.getByRole('button', { name: 'Accept' }).click();
    await expect(guest.getByRole('heading', { level: 1, name: 'Spring menu' })).toBeVisible();
    await guest
      .getByRole('button', { name: /^Add note/ })
      .first()
      .click();
    await guest.getByLabel('Note (optional)').fill('From the guest');
    await guest.getByRole('button', { name: 'Save' }).click();
    await expect(guest.getByText('Note: From the guest')).toBeVisible();
    for (const name of ['Edit', 'Delete'])
      await expect(guest.getByRole('button', { name, exact: true })).toBeHidden();
    await guest.goto('/wishlist-groups');
    await expect(guest.getByRole('region', { name: 'Shared with you' })).toContainText('Spring menu');

    const [granola] = await findGtins(page, 'granola', 1);
    await asGuest('POST', '/api/wishlist/add', { gtin: granola });
    await guest.goto('/wishlist');
    await guest
      .getByRole('checkbox', { name: /^Select / })
      .first()
      .check();
    await guest.getByRole('button', { name: 'Move to Group' }).click();
    const dialog = guest.getByRole('dialog', { name: 'Move to group' });
    await dialog.getByRole('radio', { name: 'Spring menu, shared with you' }).check();
    await dialog.getByRole('button', { name: 'Move to Group' }).click();
    await expect(guest.getByText('1 product added to Spring menu. It stays on your wishlist.')).toBeVisible();
    await asGuest('DELETE', `/api/wishlist-groups/${group.id}/remove-items`, { gtins: [granola] });
    await other.goto(new URL(link, page.url()).href);
    await expect(other.getByRole('heading', { name: 'This invitation does not work' })).toBeVisible();
  });

  await test.step('the owner, who had not seen it, is told before writing over it', async () => {
    await page.goto(`/wishlist-groups/${group.id}`);
    const edit = page.getByRole('button', { name: /^Edit note/ });
    await edit.click();
    await page.getByLabel('Note (optional)').fill('From the owner');
    await send('PUT', `/api/wishlist-groups/${group.id}/note`, { gtin: beans, note: 'Changed meanwhile' });
    await send('PUT', `/api/wishlist-groups/${group.id}/note`, { gtin: oats, note: 'Changed meanwhile' });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'It now says “Changed meanwhile”. Save again to replace that.',
    );
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Note: From the owner')).toBeVisible();
  });

  await test.step('the activity tells of both; the member is taken out', async () => {
    await page.getByRole('button', { name: 'Activity' }).click();
    const activity = page.getByRole('dialog', { name: 'Activity' });
    await expect(activity).toContainText('Ada Field wrote “From the guest”');
    await expect(activity).toContainText('Ada Field joined (can edit)');
    await expect(activity).toContainText('You invited somebody (can edit)');
    await expectAccessibleEverywhere(page, 'activity');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'People' }).click();
    const people = page.getByRole('dialog', { name: 'People' });
    await people.getByRole('button', { name: 'Remove Ada Field' }).click();
    await expect(people.getByRole('list', { name: 'Members' }).getByRole('listitem')).toHaveCount(1);
  });
});
