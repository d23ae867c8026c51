import { registerHooks } from 'node:module';

/**
 * Loaded before the server (`node --import`): faults of ours that show only as its application is put together, which no setting
 * can bring about. They take the place of the sitemap's routes.
 */
const FAULTS = {
  route: "app.get('/healthz', async () => ({}));",
  plugin: "app.register(async () => { throw new Error('a plugin failed'); });",
};

export type Fault = keyof typeof FAULTS;

/** Names the fault in the server's environment. */
export const breakStart = (fault: Fault) => ({
  NODE_OPTIONS: `--import=${import.meta.filename}`,
  BROKEN_START: fault,
});

const fault = FAULTS[process.env.BROKEN_START as Fault];
if (fault !== undefined)
  registerHooks({
    load(url, context, nextLoad) {
      if (!url.endsWith('/server/pages/sitemap.ts')) return nextLoad(url, context);
      const source = `export function sitemapRoutes(app) { ${fault} }`;
      return { format: 'module', source, shortCircuit: true };
    },
  });
