import { loadavg } from 'node:os';
import { type StartedServer, startServer } from '#tests/support/start-server.ts';
import { buildWebOnce } from '../scripts/build-web.ts';
import { askAtRate, openFloor, processorMs } from './http-load.ts';
import { percentile, writeSection } from './results.ts';
import { callAsNewUser } from './signed-in-users.ts';
import { richGtins } from './web-server.ts';

/** The built program, asked for its public pages: rendered for each request, and from the cache. */
const UNCACHED = 300;
const UNCACHED_RATE = 40;
const CACHED = 300;
const CACHED_RATE = 150;
const WARM_UP = 150;
const IN_GROUP = 24;
const COMPARED = 4;
const TARGET_MS = 10;

await buildWebOnce();
const server = await startServer();
const gtins = await richGtins(server.url, IN_GROUP);
const pages = [
  '/',
  '/pricing',
  '/products',
  '/products?q=granola&view=list',
  '/products-nuts',
  `/products/${gtins[0]}`,
  `/compare?gtins=${gtins.slice(0, COMPARED).join(',')}`,
  await shareGroup(server, gtins),
];
const rows: string[][] = [];
for (const page of pages) rows.push(await measure(page));
const load = (loadavg()[0] ?? 0).toFixed(1);
await server.stop();

writeSection({
  title: 'Pages rendered on the server',
  method: `The whole program with the demo catalogue, asked on loopback from another process that shares its processors, without compression. Uncached: ${UNCACHED} requests of each page, ${UNCACHED_RATE} a second whether or not answers keep up, each with an address of its own, so that nothing is cached; all the page's calls of the API are answered for each. Cached: ${CACHED} requests of one address, ${CACHED_RATE} a second; a shared group is never cached. Floor: a bare Fastify that sends as many bytes, asked as the cached ones. Target: ${TARGET_MS} ms. The group has ${IN_GROUP} products.`,
  columns: [
    'page',
    'KB',
    'uncached: p50, ms',
    'p99, ms',
    'processor, ms',
    'cached: p50, ms',
    'p99, ms',
    'floor: p50, ms',
    'p99, ms',
  ],
  rows,
  notes: [
    `The processor's time is the whole server process's for a page, its other threads included; a busy machine does not change it. Load average at the end: ${load}; above the number of processors, the times are mostly waiting for one.`,
  ],
});

async function measure(page: string): Promise<string[]> {
  const uncached = (n: number) => `${page}${page.includes('?') ? '&' : '?'}uncached=${n}`;
  const addresses = Array.from({ length: WARM_UP + UNCACHED }, (_, n) => uncached(n));
  await askAtRate(server.url, addresses.slice(0, WARM_UP), UNCACHED_RATE);
  const before = processorMs(server.pid);
  const rendered = await askAtRate(server.url, addresses.slice(WARM_UP), UNCACHED_RATE);
  const used = (processorMs(server.pid) - before) / UNCACHED;
  const same = Array<string>(CACHED).fill(page);
  const cached = await askAtRate(server.url, same, CACHED_RATE);
  const bytes = rendered[0]?.bytes ?? 0;
  const floor = await askFloor(bytes, same);
  const both = (answers: readonly { readonly ms: number }[]) =>
    [0.5, 0.99].map((share) =>
      percentile(
        answers.map(({ ms }) => ms),
        share,
      ).toFixed(1),
    );
  return [
    nameOf(page),
    (bytes / 1024).toFixed(0),
    ...both(rendered),
    used.toFixed(1),
    ...both(cached),
    ...both(floor),
  ];
}

async function askFloor(bytes: number, addresses: readonly string[]) {
  const floor = await openFloor(bytes);
  await askAtRate(floor.url, addresses.slice(0, WARM_UP), CACHED_RATE);
  const answers = await askAtRate(floor.url, addresses, CACHED_RATE);
  await floor.stop();
  return answers;
}

function nameOf(page: string): string {
  return page
    .replace(/\d{14}(?:,\d{14})+/, `${COMPARED} products`)
    .replace(/\d{14}/, '{gtin}')
    .replace(/(?<=shared-groups\/).+/, '{token}');
}

/** A shared group with the products, of an account made for it. Answers its page. */
async function shareGroup(server: StartedServer, products: readonly string[]): Promise<string> {
  const ask = await callAsNewUser(server);
  const { id } = await ask('POST', 'wishlist-groups', { name: 'Breakfast' });
  await ask('POST', `wishlist-groups/${id}/add-items`, { gtins: products });
  return `/shared-groups/${(await ask('POST', `wishlist-groups/${id}/share`, {})).share_token}`;
}
