import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeSentence, type FieldChange } from '#contract/product-changes.ts';
import { writeTradeItems } from '#server/catalogue/store/write-trade-items.ts';
import { recordingLog } from '#tests/support/recording-log.ts';
import { openTokenApp } from '#tests/support/token-app.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { mailChanges, startWatchWorker, type WatchWorkerOptions } from './watch-worker.ts';

const bar = (n: number, dollars: number) =>
  tradeItem({
    gtin: demoGtin(n),
    name: `Oat bar ${n}`,
    product_type: 'BASE_UNIT_OR_EACH',
    price: { amount: dollars, currency: 'USD', unit: 'each' },
    allergens: dollars > 2 ? [] : [{ allergen: 'milk', containment: 'free_from' }],
  });
const { app, store, search, followed, signUp, call } = await openTokenApp([bar(1, 1), bar(2, 1)]);
const { db } = store;
const write = (...items: Parameters<typeof bar>[]) =>
  writeTradeItems(
    store.pool,
    'demo',
    items.map((item) => bar(...item)),
    new Date(),
  );
const DAY_MS = 24 * 60 * 60_000;
let email: string;
let access: string;
let days: number;
const options: WatchWorkerOptions = {
  db,
  search,
  publicUrl: 'https://larder.example',
  clock: () => new Date(Date.now() + days * DAY_MS),
  log: recordingLog().log,
};
beforeEach(async () => {
  await store.pool.query('TRUNCATE watches, product_changes, watch_settings, rate_events CASCADE');
  await write([1, 1], [2, 1]);
  days = 0;
  email = `${randomUUID()}@example.com`;
  access = await signUp(email);
  await call('POST', '/api/watches', access, { kind: 'product', gtin: demoGtin(1) });
});
const turnOn = () => call('PUT', '/api/watches/mail', access, { is_on: true });
const userId = async () =>
  (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
const mails = () =>
  db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('recipient', '=', email)
    .where('subject', 'like', '%you watch%')
    .execute();

describe('no mail is queued', () => {
  test('without having been asked for', async () => {
    await write([1, 2]);
    days = 8;
    await mailChanges(options, await userId());
    expect(await mails()).toEqual([]);
  });

  test('before a week is over, nor where nothing has changed', async () => {
    await turnOn();
    await write([1, 2]);
    days = 6;
    await mailChanges(options, await userId());
    expect(await mails()).toEqual([]);
    days = 8;
    await mailChanges(options, await userId());
    days = 16;
    await mailChanges(options, await userId());
    expect(await mails()).toHaveLength(1);
  });

  test('twice by processes at the same time, nor lost by one that failed before it was done', async () => {
    await turnOn();
    await write([1, 2]);
    days = 8;
    const id = await userId();
    const body = { name: 'All', address: '/products', query: '' };
    const { searches } = (await call('POST', '/api/saved-searches', access, body)).json();
    await call('POST', '/api/watches', access, { kind: 'search', id: searches[0].id });
    const broken = { search: () => Promise.reject(new Error('killed')) };
    await expect(mailChanges({ ...options, search: broken }, id)).rejects.toThrow('killed');
    expect(await mails()).toEqual([]);
    days = 9;
    await Promise.all([1, 2, 3].map(() => mailChanges(options, id)));
    expect(await mails()).toHaveLength(1);
  });
});

test('the worker queues what is due, alarms first, and the mail’s link turns it off without signing in', async () => {
  await turnOn();
  await call('POST', '/api/watches', access, { kind: 'product', gtin: demoGtin(2) });
  await write([2, 1.5], [1, 3]);
  days = 8;
  const stop = await startWatchWorker(options);
  await expect.poll(mails).toHaveLength(1);
  await stop();
  const [mail] = await mails();
  expect(mail?.subject).toBe('2 products you watch changed, 1 to look at first');
  expect(mail?.text_body).toMatch(
    /Oat bar 1 \(GTIN 952\d{10}\)\n- Attention: Milk: free from → not declared\n- Price: \$1\.00 → \$3\.00\nhttps:.*\n\nOat bar 2 .*\n- Price/,
  );
  expect(mail?.html_body).toContain('https://larder.example/profile/watching');
  expect(mail?.html_body).toContain(`<a href="https://larder.example/products/${demoGtin(1)}"`);
  const { pathname } = new URL(mail?.unsubscribe_url ?? '');
  expect(mail?.text_body).toContain(pathname);
  expect(mail?.html_body).toContain(`<a href="${mail?.unsubscribe_url}"`);

  const isOn = async () => (await call('GET', '/api/watches', access)).json().mail.is_on;
  expect((await app.inject({ method: 'GET', url: pathname })).statusCode).toBe(200);
  expect(await isOn()).toBe(true);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const oneClick = { method: 'POST', headers: form, payload: 'List-Unsubscribe=One-Click' } as const;
  for (const unknown of ['unknown', 'a%00b'])
    expect((await app.inject({ ...oneClick, url: `/unsubscribe/${unknown}` })).statusCode).toBe(200);
  expect(await isOn()).toBe(true);
  expect((await app.inject({ ...oneClick, url: pathname })).statusCode).toBe(200);
  expect(await isOn()).toBe(false);
  await turnOn();
  const token = pathname.split('/').at(-1);
  expect((await app.inject({ method: 'POST', url: `/api/watches/unsubscribe/${token}` })).json()).toEqual({
    is_on: false,
  });
  expect(await isOn()).toBe(false);
});

test('the mail is in the language its reader last read in, whatever others read', async () => {
  const reading = (language: string) =>
    app.inject({
      url: '/api/auth/me',
      headers: { authorization: `Bearer ${access}`, 'accept-language': language },
    });
  await turnOn();
  await reading('es-MX');
  await write([1, 3]);
  days = 8;
  await mailChanges(options, await userId());
  await reading('en-US');
  await write([1, 1]);
  days = 16;
  await mailChanges(options, await userId());
  const all = await db.selectFrom('mail_outbox').selectAll().where('recipient', '=', email).execute();
  const [spanish, english] = all.filter((mail) => mail.unsubscribe_url !== null);
  expect(spanish?.subject).toBe('Cambió 1 producto que usted sigue: revíselo primero');
  expect(spanish?.text_body).toMatch(/- Atención: Leche: .+ → no declarado\n- Precio: \$1\.00 → \$3\.00/);
  expect(spanish?.html_body).toContain('<html lang="es">');
  expect(english?.subject).toBe('1 product you watch changed');
  const { pathname } = new URL(spanish?.unsubscribe_url ?? '');
  const stop = (language: string) =>
    app.inject({
      method: 'POST',
      url: pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': language },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect((await stop('es')).body).toBe('Ya no recibirá correos semanales.\n');
  expect((await stop('en')).body).toBe('You get no more weekly mails.\n');
});

test('a search tells what came into it and what left it, under its name', async () => {
  const body = { name: 'Cheap bars', address: '/products?q=oat', query: 'search_term=oat&price=..2' };
  const { searches } = (await call('POST', '/api/saved-searches', access, body)).json();
  await followed();
  await call('POST', '/api/watches', access, { kind: 'search', id: searches[0].id });
  await write([2, 5], [4, 1]);
  await followed();
  const told = async () =>
    (await call('GET', '/api/watches/changes', access))
      .json()
      .products.flatMap(
        ({ gtin, changes }: { gtin: string; changes: { search: string; fields: FieldChange[] }[] }) =>
          changes
            .filter(({ search: name }) => name !== null)
            .map(({ search: name, fields }) => [gtin, name, ...fields.map(changeSentence)]),
      );
  const expected = [
    [demoGtin(4), 'Cheap bars', 'New in the search'],
    [demoGtin(2), 'Cheap bars', 'No longer in the search'],
  ];
  expect(await told()).toEqual(expected);
  expect(await told()).toEqual(expected);
  await call('DELETE', `/api/saved-searches/${searches[0].id}`, access);
  expect(await told()).toEqual([]);
});

test('changes are kept for six months', async () => {
  await write([1, 2]);
  const count = async () => (await db.selectFrom('product_changes').select('id').execute()).length;
  const look = async () => (await startWatchWorker(options))();
  await look();
  expect(await count()).toBe(1);
  days = 190;
  await look();
  expect(await count()).toBe(0);
});
