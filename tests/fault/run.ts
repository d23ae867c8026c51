// What goes wrong, by the thousand: node tests/fault/run.ts kills 200 | requests 200000 | imports 10000 |
// search-nodes 6 | search-nodes-suspended 3 | disk 4
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchOpenSearch } from '#tests/support/opensearch/fetch-opensearch.ts';
import { startNodes } from '#tests/support/opensearch/several-nodes.ts';
import { makeFolder, startServer } from '#tests/support/start-server.ts';
import { fillDisk } from './disk.ts';
import { openFaultWorld, SECRET_KEY } from './fault-world.ts';
import { importMutated } from './imports.ts';
import { killRepeatedly } from './kills.ts';
import { sendGenerated, sendRaw } from './requests.ts';
import { KILLED, type Loss, loseNodes, SUSPENDED } from './search-nodes.ts';

const ROUNDS = 10;

const [name = '', given = ''] = process.argv.slice(2);
const count = Number(given);
const runs: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  kills,
  requests,
  imports,
  'search-nodes': () => searchNodes(KILLED),
  'search-nodes-suspended': () => searchNodes(SUSPENDED),
  disk,
};
const run = runs[name];
if (run === undefined || !Number.isInteger(count) || count < 1) {
  process.stderr.write(`Usage: node tests/fault/run.ts ${Object.keys(runs).join('|')} <count>\n`);
  process.exit(1);
}
const faults = await run();
for (const fault of faults.slice(0, 50)) process.stdout.write(`${fault}\n`);
process.stdout.write(`${faults.length} faults\n`);
process.exit(faults.length > 0 ? 1 : 0);

async function kills() {
  const dataDir = await makeFolder();
  const { acknowledged, unanswered, readyMs, faults: found } = await killRepeatedly(dataDir, count);
  await rm(dataDir, { recursive: true, force: true });
  const sorted = readyMs.toSorted((a, b) => a - b);
  const [half, longest] = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0];
  process.stdout.write(
    `${count} kills, ${acknowledged} acknowledged writes, ${unanswered} without an answer; ` +
      `ready again in ${Math.round(half)} ms (half of them), ${Math.round(longest)} ms (longest)\n`,
  );
  return found;
}

async function disk() {
  const { saved, refused, savedAgainMs, faults: found } = await fillDisk(count);
  const longest = Math.round(Math.max(...savedAgainMs));
  process.stdout.write(
    `${count} times full: ${saved} writes saved, ${refused} refused by 503; saving again after ${longest} ms (longest)\n`,
  );
  return found;
}

/** In rounds, so that the memory after each shows whether it grows. */
async function requests() {
  const dataDir = await makeFolder();
  const server = await startServer({ dataDir, env: { DEMO: 'off', SECRET_KEY } });
  const { store, tokens } = await openFaultWorld(dataDir);
  const found: string[] = [];
  const size = Math.ceil(count / ROUNDS);
  for (let round = 0; round < ROUNDS; round++) {
    const { byStatus, faults: bad } = await sendGenerated(server, tokens, size, 1 + round * size);
    const raw = await sendRaw(server, Math.ceil(size / 20), 1 + round * size);
    found.push(...bad, ...raw);
    const memory = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${server.pid}/status`, 'utf8'))?.[1];
    process.stdout.write(
      `${(round + 1) * size} requests, ${Math.round(Number(memory) / 1024)} MB, ${JSON.stringify(byStatus)}\n`,
    );
  }
  await store.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
  return found;
}

async function imports() {
  const folder = await mkdtemp(join(tmpdir(), 'larder-imports-'));
  await mkdir(join(folder, 'data'), { mode: 0o711 });
  const { openStore } = await import('#server/db/open-db.ts');
  const { silentLog } = await import('#tests/support/silent-log.ts');
  const { migrate } = await import('#server/db/migrate.ts');
  const dataDir = await makeFolder();
  const store = await openStore({ databaseUrl: undefined, dataDir, log: silentLog });
  await migrate(store.pool, silentLog);
  const { outcomes, faults: found } = await importMutated(store, folder, count);
  process.stdout.write(`${count} files: ${JSON.stringify(outcomes)}\n`);
  await store.close();
  await rm(folder, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
  return found;
}

/** Three nodes of a search cluster, one of them lost at a time. */
async function searchNodes(loss: Loss) {
  const absent = await fetchOpenSearch();
  if (absent !== undefined) throw new Error(`OpenSearch cannot be started: ${absent}.`);
  const nodes = await startNodes(3);
  const dataDir = await makeFolder();
  const urls = nodes.map(({ url }) => url).join(',');
  const server = await startServer({ dataDir, env: { DEMO: 'off', SECRET_KEY, SEARCH_URL: urls } });
  const { store } = await openFaultWorld(dataDir);
  const result = await loseNodes(nodes, server, store, loss, count);
  const list = (times: readonly number[]) => times.map((ms) => (ms / 1000).toFixed(1)).join(', ');
  process.stdout.write(
    `${count} losses, searches by status ${JSON.stringify(result.byStatus)}, ${result.written} products\n` +
      `longest without an answer, s: ${list(result.silentMs)}\n` +
      `Larder misses the node after, s: ${list(result.toldMs)}\n` +
      `whole again after, s: ${list(result.wholeMs)}\n` +
      `${result.short} answers were short, the shortest had ${result.shortest} of a hundred\n`,
  );
  await store.close();
  await server.stop();
  for (const node of nodes) await node.stop();
  await rm(dataDir, { recursive: true, force: true });
  return result.faults;
}
