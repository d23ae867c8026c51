import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '#server/free-port.ts';
import { ensurePrometheus } from '../../scripts/install-prometheus.ts';

const SETTINGS = join(import.meta.dirname, '..', '..', 'deploy', 'prometheus');
const PLACES = ['larder-1:3000', 'larder-2:3000'];

export interface Prometheus {
  /** The values that an expression has now, by instance. */
  query(expression: string): Promise<readonly number[]>;
  stop(): Promise<void>;
}

/** Prometheus with the configuration of `deploy/prometheus`, scraping two servers; promtool has read it first. */
export async function openPrometheus(
  folder: string,
  servers: readonly string[],
  metricsToken: string,
): Promise<Prometheus> {
  const programs = ensurePrometheus();
  if (programs === undefined) throw new Error('There is no Prometheus, and apt could not install it.');
  mkdirSync(folder);
  writeFileSync(join(folder, 'token'), metricsToken);
  cpSync(join(SETTINGS, 'alerts.yml'), join(folder, 'alerts.yml'));
  const config = PLACES.reduce(
    (text, place, n) => text.replace(place, new URL(servers[n] ?? '').host),
    readFileSync(join(SETTINGS, 'prometheus.yml'), 'utf8')
      .replace('/etc/prometheus/larder-metrics-token', join(folder, 'token'))
      .replace('scrape_interval: 15s', 'scrape_interval: 1s'),
  );
  const path = join(folder, 'prometheus.yml');
  writeFileSync(path, config);
  // Names what is wrong with the configuration or a rule, and ends with 1.
  execFileSync(programs.promtool, ['check', 'config', path], { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = `127.0.0.1:${await findFreePort('127.0.0.1')}`;
  const child = spawn(
    programs.prometheus,
    [
      `--config.file=${path}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${address}`,
    ],
    { stdio: 'ignore' },
  );
  return {
    async query(expression) {
      const reply = await fetch(
        `http://${address}/api/v1/query?query=${encodeURIComponent(expression)}`,
      ).catch(() => undefined);
      if (!reply?.ok) return [];
      const { data } = (await reply.json()) as { data: { result: { value: [number, string] }[] } };
      return data.result.map(({ value }) => Number(value[1]));
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
