import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { displayGtin, type Gtin } from '#contract/gtin.ts';
import type { RuleBook } from '#contract/rule-changes.ts';
import { openStore } from '#server/db/open-db.ts';
import { RULE_BOOKS } from '#server/watches/rule-book.ts';
import { tellRules } from '#server/watches/tell-rules.ts';
import { test } from '../support/account-test.ts';
import type { AccountWorld } from '../support/account-world.ts';
import { expectAccessibleEverywhere } from '../support/expect-accessible.ts';
import { recordingLog } from '../support/recording-log.ts';
import { runScript } from '../support/run-script.ts';
import { untilAnswered } from '../support/until-answered.ts';

/** As somebody does at the keyboard of the server, while it runs. */
async function importPrice({ dataDir }: AccountWorld, gtin: string, dollars: number): Promise<void> {
  const list = join(dataDir, `prices-${dollars}.csv`);
  await writeFile(list, `gtin,price,unit\n${gtin},${dollars},each\n`);
  const { code, errors } = await runScript('importers/cli.ts', ['prices', list], { DATA_DIR: dataDir });
  expect(code, errors).toBe(0);
}

/** As a new version of Larder does that has a law otherwise. */
async function tellLaw({ dataDir }: AccountWorld, key: string, says: Partial<RuleBook>): Promise<void> {
  const store = await openStore({ databaseUrl: undefined, dataDir, log: recordingLog().log });
  try {
    const rules = RULE_BOOKS.map((book) => (book.key === key ? { ...book, ...says } : book));
    await tellRules(store.db, new Date(), rules);
  } finally {
    await store.close();
  }
}

test('a product is watched, its change told on its page and under Watching, and the mail turned on and off', async ({
  context,
  world,
}) => {
  const page = await world.signedIn(context, 'watcher@example.com', '/profile/watching');
  await expect(page.getByRole('heading', { name: 'You watch nothing yet' })).toBeVisible();
  await expectAccessibleEverywhere(page, 'nothing watched');

  await page.goto(`${world.url}/products?q=granola`);
  await page
    .getByRole('link', { name: /granola/i })
    .first()
    .click();
  await page.goto(page.url().replace(/\/products\?.*product=(\d+).*/, '/products/$1'));
  const gtin = /\d{14}/.exec(page.url())?.[0] ?? '';
  await page.getByRole('button', { name: /^Watch / }).click();
  await expect(page.getByRole('button', { name: /^Watching / })).toBeVisible();
  await importPrice(world, gtin, 1.11);
  await importPrice(world, gtin, 2.22);
  await page.reload();
  const notice = page.getByRole('complementary', { name: 'What changed' });
  await expect(notice).toContainText('Changed today');
  await expect(notice).toContainText('Price: $1.11 →, now $2.22');
  await expectAccessibleEverywhere(page, 'the product');

  await page.goto(`${world.url}/profile/watching`);
  const changes = page.getByRole('list', { name: 'Changes' });
  await expect(changes.getByText('New')).toHaveCount(2);
  await expect(changes).toContainText('today, by a price list');
  await expectAccessibleEverywhere(page, 'changes');
  const watched = page.getByRole('list', { name: 'What you watch' });
  await expect(watched).toContainText(`Product, GTIN ${displayGtin(gtin as Gtin)}`);
  await page.reload();
  await expect(changes.getByText('today, by a price list')).toHaveCount(2);
  await expect(changes.getByText('New')).toHaveCount(0);

  const mail = page.getByRole('checkbox', { name: /^Send me a mail once a week/ });
  await expect(mail).not.toBeChecked();
  await untilAnswered(page, '/api/watches/mail', () => mail.check());
  await page.reload();
  await expect(mail).toBeChecked();
  await page.getByRole('button', { name: /^Stop watching/ }).click();
  await expect(page.getByRole('heading', { name: 'You watch nothing yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('list', { name: 'What you watch' }).getByRole('listitem')).toHaveCount(1);
});

test('the link of the mail asks before it stops it, without signing in', async ({ page, world }) => {
  await page.goto(`${world.url}/unsubscribe/abc`);
  const stop = page.getByRole('button', { name: 'Stop the weekly mail' });
  await expect(stop).toBeVisible();
  await expectAccessibleEverywhere(page, 'asking');
  await stop.click();
  await expect(page.getByText('You get no more weekly mails.')).toBeVisible();
});

test('a visitor who wants to watch a law logs in, watches it, and finds it with how it stands', async ({
  context,
  page,
  world,
}) => {
  await page.goto(`${world.url}/standards/us_red_3`);
  await page.getByRole('link', { name: /^Watch FDA: Red No\. 3/ }).click();
  await expect(page).toHaveURL(`${world.url}/login`);

  const own = await world.signedIn(context, 'laws@example.com', '/standards/us_red_3');
  await own.getByRole('button', { name: 'Watch FDA: Red No. 3' }).click();
  await expect(own.getByRole('button', { name: 'Watching FDA: Red No. 3' })).toBeVisible();
  await expectAccessibleEverywhere(own, 'a watched law');
  await own.goto(`${world.url}/standards/smart_snack`);
  await own.getByRole('button', { name: 'Watch Smart Snack' }).click();
  await expect(own.getByRole('button', { name: 'Watching Smart Snack' })).toBeVisible();

  await own.goto(`${world.url}/profile/watching`);
  const rows = own.getByRole('list', { name: 'What you watch' }).getByRole('listitem');
  await expect(rows).toHaveText([/Standard: in force, since/, /Ingredient law: \S/]);
  await tellLaw(world, 'us_red_3', { force: 'enjoined' });
  await tellLaw(world, 'us_red_3', { versions: [{ version: null, from: '2020-01-01' }] });
  await own.reload();
  const changes = own.getByRole('list', { name: 'Changes' });
  await expect(changes).toContainText('FDA: Red No. 3');
  await expect(changes).toContainText('→, now Stopped by a court');
  await expect(changes).toContainText('Attention State: Stopped by a court →, now In force');
  await expectAccessibleEverywhere(own, 'changes of a law');
  await changes.getByRole('link', { name: 'FDA: Red No. 3' }).click();
  await expect(own).toHaveURL(`${world.url}/standards/us_red_3`);
});

test('a place is watched where standards are chosen, once that is used', async ({ context, world }) => {
  const page = await world.signedIn(context, 'places@example.com', '/standards');
  const choose = () => page.getByRole('button', { name: 'Choose yours' }).click();
  const dialog = page.getByRole('dialog', { name: 'Standards, place and day' });
  const add = dialog.getByRole('combobox', { name: 'Add a place' });
  await choose();
  await add.selectOption('California');
  await add.selectOption('Texas');
  await expectAccessibleEverywhere(page, 'places to watch');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await choose();
  await expect(dialog.getByRole('button', { name: 'Stop watching California' })).toBeHidden();
  await add.selectOption('California');
  await dialog.getByRole('checkbox', { name: 'Texas', exact: true }).check();
  await expect(dialog.getByText(/^In California: /)).toBeVisible();
  const use = () => dialog.getByRole('button', { name: 'Use these' }).click();
  await untilAnswered(page, '/api/watches', use, 'place');

  await page.goto(`${world.url}/profile/watching`);
  const row = page.getByRole('list', { name: 'What you watch' }).getByRole('listitem');
  await expect(row).toHaveText(/California.*Ingredient laws of a place/);
  await row.getByRole('link', { name: 'California' }).click();
  await expect(page).toHaveURL(/\/standards\?.*CA/);
  await choose();
  await dialog.getByRole('button', { name: 'Stop watching California' }).click();
  const ended = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await use();
  await ended;
  await page.goto(`${world.url}/profile/watching`);
  await expect(page.getByRole('heading', { name: 'You watch nothing yet' })).toBeVisible();
});
