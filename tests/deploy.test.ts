import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { openTestFolder } from './support/test-folder.ts';

interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly volumes?: readonly string[];
  readonly networks?: readonly string[];
  readonly ports?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: readonly string[] | Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: object;
  readonly profiles?: readonly string[];
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
  readonly networks: object;
}

const FOLDER = join(import.meta.dirname, '..', 'deploy');
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const text = read('compose.yaml');
const compose = parse(text, { merge: true }) as Compose;
const services = Object.entries(compose.services);
const folder = openTestFolder();
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
if (!hasSystemd) process.stdout.write('The units are not verified: there is no systemd on this machine.\n');
const header = /^#(?:.*\n#)*.*\n/.exec(text)?.[0] ?? '';

test('each image has a version, and what is built is there', () => {
  for (const [name, { image, build }] of services) {
    if (build) expect(existsSync(join(FOLDER, build.context, build.dockerfile)), name).toBe(true);
    else expect(image, name).toMatch(/^[a-z/]+:v?\d+(?:\.\d+)*$/);
  }
});

test('each file and folder that is mounted is there, and each volume and network is declared', () => {
  for (const [name, { volumes = [], networks = [] }] of services) {
    for (const volume of volumes) {
      const [source = '', target] = volume.replace(/\$\{\w+:\?\}/, 'variable').split(':');
      expect(target, `${name} ${volume}`).toMatch(/^\//);
      if (source.startsWith('.')) expect(existsSync(join(FOLDER, source)), `${name} ${volume}`).toBe(true);
      else if (source !== 'variable') expect(Object.keys(compose.volumes), name).toContain(source);
    }
    for (const network of networks) expect(Object.keys(compose.networks), name).toContain(network);
  }
});

test('each variable that has to be set is named at the top', () => {
  const named = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  for (const name of named) expect(header).toMatch(new RegExp(`\\b${name}\\b`));
});

test('what waits for another waits for one that exists, and for its health only where that is checked', () => {
  for (const [name, { depends_on = [] }] of services) {
    const waits = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
    for (const other of waits) expect(Object.keys(compose.services), name).toContain(other);
    for (const [other, { condition }] of Array.isArray(depends_on) ? [] : Object.entries(depends_on))
      if (condition === 'service_healthy') expect(compose.services[other]?.healthcheck, name).toBeDefined();
  }
});

test('only the proxy is open to other machines', () => {
  const open = services.flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`));
  expect(open.filter((port) => !port.includes(' 127.0.0.1:'))).toEqual(['proxy 443:443']);
});

test('the addresses of stores, scraped servers and nodes are services', () => {
  const larder = compose.services['larder-1']?.environment ?? {};
  const hosts = [larder.DATABASE_URL, larder.DATABASE_READ_URL].map((url) => /@(\w+)\//.exec(url ?? '')?.[1]);
  const scraped = parse(read('prometheus/prometheus.yml')).scrape_configs[0].static_configs[0].targets;
  const nodes = services.filter(([name]) => name.startsWith('search-'));
  const [, { environment: node = {} } = {}] = nodes[0] ?? [];
  const seeds = (node.SEARCH_SEEDS ?? '').split(',');
  expect(seeds).toEqual(nodes.map(([name]) => name));
  expect(node.SEARCH_NODES).toBe(node.SEARCH_SEEDS);
  for (const host of [...hosts, ...seeds, ...scraped.map((target: string) => target.replace(':3000', ''))])
    expect(Object.keys(compose.services)).toContain(host);
  for (const [name, { environment, networks }] of nodes) {
    expect(environment?.NODE_NAME).toBe(name);
    expect(networks).toEqual(['search']);
  }
});

test('each node has what its settings ask of the environment, in Compose and in the unit', () => {
  const asked = [...read('opensearch/opensearch.yml').matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);
  expect(asked).toHaveLength(5);
  const given = Object.keys(compose.services['search-1']?.environment ?? {});
  expect(given).toEqual(expect.arrayContaining(asked));
  for (const name of asked) expect(read('systemd/opensearch.conf')).toContain(name);
});

test.skipIf(!hasSystemd)('systemd understands every line of the units', () => {
  const units = readdirSync(join(FOLDER, 'systemd'))
    .filter((name) => /\.(?:service|timer)$/.test(name))
    .map((name) => [name, join(folder, name.replace('@.', '@3001.'))] as const);
  for (const [name, path] of units) cpSync(join(FOLDER, 'systemd', name), path);
  const { stderr } = spawnSync('systemd-analyze', ['verify', ...units.map(([, path]) => path)], {
    encoding: 'utf8',
  });
  const complaints = stderr.split('\n').filter((line) => line.includes(folder) || line.startsWith('larder'));
  // Larder's own Node is not where the unit has it.
  expect(complaints.filter((line) => !line.includes('is not executable'))).toEqual([]);
});
