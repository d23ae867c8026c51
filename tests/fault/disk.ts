import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type StartedServer, startAndFail, startServer } from '#tests/support/start-server.ts';
import { demoGtin } from '#tests/support/trade-items.ts';
import { openFaultWorld, SECRET_KEY } from './fault-world.ts';

const SIZE = '260m';
const FULL_MS = 3_000;
const PATIENCE_MS = 30_000;
const ENV = { DEMO: 'off', SECRET_KEY };

/** Some bytes of PostgreSQL's log, without a table that grows: the next file of the log then finds no room. */
const WRITE_LOG = "SELECT pg_logical_emit_message(true, 'fault', repeat('x', 1000000))";

export interface DiskRun {
  readonly saved: number;
  /** Answered by 503. */
  readonly refused: number;
  readonly savedAgainMs: readonly number[];
  readonly faults: readonly string[];
}

/**
 * Fills a disk of its own, again and again, while somebody writes: every other time until PostgreSQL has no room for its log.
 * Needs the right to mount.
 */
export async function fillDisk(rounds: number): Promise<DiskRun> {
  const disk = await mkdtemp(join(tmpdir(), 'larder-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0755`, 'tmpfs', disk]);
  const dataDir = join(disk, 'data');
  mkdirSync(dataDir, { mode: 0o711 });
  const faults: string[] = [];
  const savedAgainMs: number[] = [];
  let [saved, refused] = [0, 0];
  let server: StartedServer | undefined;
  try {
    server = await startServer({ dataDir, env: ENV });
    const { url } = server;
    const { store, tokens } = await openFaultWorld(dataDir);
    const [token = ''] = tokens;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const write = async () => {
      const body = JSON.stringify({ gtin: demoGtin(saved % 30) });
      const { status } = await fetch(`${url}/api/cart/add`, { method: 'POST', headers, body });
      if (status === 200) saved++;
      else if (status === 503) refused++;
      else faults.push(`a write was answered by ${status}`);
      return status === 200;
    };
    for (let round = 0; round < rounds; round++) {
      const filler = join(disk, 'filler');
      fill(filler);
      if (round % 2 === 1)
        for (let n = 0; n < 20; n++) await store.pool.query(WRITE_LOG).catch(() => undefined);
      for (const end = Date.now() + FULL_MS; Date.now() < end; ) {
        await write();
        for (const path of ['/healthz', '/api/products?search_term=oat', `/products/${demoGtin(1)}`]) {
          const { status } = await fetch(url + path);
          if (status !== 200) faults.push(`${path} was answered by ${status} with a full disk`);
        }
      }
      rmSync(filler);
      const begun = performance.now();
      while (!(await write()) && performance.now() - begun < PATIENCE_MS) await pause(50);
      savedAgainMs.push(performance.now() - begun);
    }
    const cart = (await (await fetch(`${url}/api/cart`, { headers })).json()) as {
      items: readonly { quantity: number }[];
    };
    const there = cart.items.reduce((sum, { quantity }) => sum + quantity, 0);
    if (there < saved || there > saved + refused)
      faults.push(`the cart has ${there}, not ${saved} and at most ${refused} more`);
    await store.close();
    await server.stop();
    server = undefined;
    faults.push(...(await refuseStarts(disk, dataDir)));
  } finally {
    await server?.stop();
    execFileSync('umount', [disk]);
    await rm(disk, { recursive: true, force: true });
  }
  return { saved, refused, savedAgainMs, faults };
}

async function refuseStarts(disk: string, dataDir: string): Promise<string[]> {
  const faults: string[] = [];
  const expectSentence = async (state: string, sentence: RegExp) => {
    const { code, output } = await startAndFail(dataDir, ENV);
    if (code !== 1 || !sentence.test(output)) faults.push(`a start on a ${state} disk said: ${output}`);
  };
  fill(join(disk, 'filler'));
  await expectSentence('full', /^The disk of .* is full: make room, then start Larder again\.\n$/);
  rmSync(join(disk, 'filler'));
  execFileSync('mount', ['-o', 'remount,ro', disk]);
  await expectSentence('read-only', /^The disk of \S*\/data can only be read: make it writable, .*\n$/);
  return faults;
}

function fill(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (const bytes of [1 << 20, 1 << 12]) {
      const piece = Buffer.alloc(bytes);
      while (fits(file, piece));
    }
  } finally {
    closeSync(file);
  }
}

function fits(file: number, piece: Buffer): boolean {
  try {
    return writeSync(file, piece) === piece.length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}
