import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, startServer } from '#tests/support/start-server.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { openTestFolder } from '#tests/support/test-folder.ts';
import { openFaultWorld, SECRET_KEY } from './fault-world.ts';
import { importMutated } from './imports.ts';
import { sendGenerated, sendRaw } from './requests.ts';

const folder = openTestFolder();
const store = await openTestDb();

test('requests by schema, spoilt ones and broken bytes are all answered, and none by a fault', async () => {
  const dataDir = await makeFolder();
  const server = await startServer({ dataDir, env: { DEMO: 'off', SECRET_KEY } });
  const { store: joined, tokens } = await openFaultWorld(dataDir);
  const { byStatus, faults } = await sendGenerated(server, tokens, 1_000);
  expect(faults).toEqual([]);
  expect(byStatus['200']).toBeGreaterThan(100);
  expect(await sendRaw(server, 100)).toEqual([]);
  await joined.close();
  expect(await server.stop()).toBe(0);
});

test('files to import that were spoilt are taken or refused, and leave no half of a batch', async () => {
  const files = join(folder, 'files');
  await mkdir(files);
  const { outcomes, faults } = await importMutated({ ...store, close: async () => undefined }, files, 100);
  expect(faults).toEqual([]);
  expect(outcomes.taken).toBeGreaterThan(10);
  expect(outcomes.refused).toBeGreaterThan(10);
});
