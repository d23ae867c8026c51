import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pollUntil } from '#tests/support/poll-until.ts';
import { runScript } from '#tests/support/run-script.ts';
import { makeFolder, type StartedServer, startServer } from '#tests/support/start-server.ts';

const BUSINESS_ID = '12-3456789';

async function call(server: StartedServer, method: string, path: string, token = '', body?: object) {
  const response = await fetch(server.url + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function signIn(server: StartedServer, how: 'signup' | 'magic-link'): Promise<string> {
  const person = {
    email: 'marta@example.com',
    first_name: 'Marta',
    last_name: 'Ruiz',
    business_id: BUSINESS_ID,
  };
  await call(server, 'POST', `/api/auth/${how}`, '', how === 'signup' ? person : { email: person.email });
  let token: string | undefined;
  await pollUntil('the mail is there', async () => {
    token = /verify\?token=([\w-]+)/.exec(await (await fetch(`${server.url}/dev/mailbox`)).text())?.[1];
    return token !== undefined;
  });
  const { body } = await call(server, 'POST', '/api/auth/verify', '', { token });
  return String(body.access_token);
}

test('a backup of a running server restores it in a new place, with lists and keys', async () => {
  const [old, fresh] = [await makeFolder(), await makeFolder()];
  const servers: StartedServer[] = [];
  try {
    const file = join(old, 'larder.backup');
    const running = await startServer({ dataDir: old });
    servers.push(running);
    const { products } = (await call(running, 'GET', '/api/products?limit=1')).body as {
      products: { gtin: string }[];
    };
    const gtin = String(products[0]?.gtin);
    const before = await signIn(running, 'signup');
    expect((await call(running, 'POST', '/api/cart/add', before, { gtin, quantity: 7 })).status).toBe(200);
    expect(await runScript('server/backup/backup-cli.ts', [file], { DATA_DIR: old })).toMatchObject({
      code: 0,
    });
    const refused = await runScript('server/backup/restore-cli.ts', [file], { DATA_DIR: old });
    expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('Larder already runs on') });
    const product = (await call(running, 'GET', `/api/products/${gtin}`)).body;
    await running.stop();

    expect(await runScript('server/backup/restore-cli.ts', [file], { DATA_DIR: fresh })).toMatchObject({
      code: 0,
      errors: '',
    });
    const restored = await startServer({ dataDir: fresh });
    servers.push(restored);
    expect((await call(restored, 'GET', `/api/products/${gtin}`)).body).toEqual(product);
    expect((await call(restored, 'GET', '/api/auth/me', before)).status).toBe(401);
    const after = await signIn(restored, 'magic-link');
    const cart = await call(restored, 'GET', '/api/cart', after);
    expect(cart.body).toMatchObject({ items: [{ gtin, quantity: 7 }] });
    const account = await call(restored, 'GET', '/api/auth/export', after);
    expect(account.body).toMatchObject({ user: { business_id: BUSINESS_ID } });
  } finally {
    for (const server of servers) await server.stop();
    for (const folder of [old, fresh]) await rm(folder, { recursive: true, force: true });
  }
});
