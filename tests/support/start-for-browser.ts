import { rm } from 'node:fs/promises';
import { buildWebOnce } from '../../scripts/build-web.ts';
import { patientPages } from './patient-pages.ts';
import { makeFolder, startServer } from './start-server.ts';

/**
 * Builds the web app and starts the real server once for all browser tests, with the demo catalogue. Servers of a test's
 * own start from the same catalogue, which takes a third of the time. With LARDER_URL in the environment the tests run
 * against the server that is there.
 */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export of this file.
export default async function startForBrowser(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.LARDER_URL) return undefined;
  await buildWebOnce();
  const prepared = await makeFolder();
  await (await startServer({ dataDir: prepared })).stop();
  process.env.LARDER_PREPARED = prepared;
  // Tests say whom they sign up for, as a proxy would.
  const server = await startServer({ env: { TRUSTED_PROXIES: '127.0.0.1', ...patientPages() } });
  process.env.LARDER_URL = server.url;
  return async () => {
    await server.stop();
    await rm(prepared, { recursive: true, force: true });
  };
}
