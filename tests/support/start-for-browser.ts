import { buildWebOnce } from '../../scripts/build-web.ts';
import { startServer } from './start-server.ts';

/**
 * Builds the web app and starts the real server once for all browser tests, on a new folder with the demo catalogue.
 * With LARDER_URL in the environment they run against the server that is there.
 */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export of this file.
export default async function startForBrowser(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.LARDER_URL) return undefined;
  await buildWebOnce();
  const server = await startServer();
  process.env.LARDER_URL = server.url;
  return async () => {
    await server.stop();
  };
}
