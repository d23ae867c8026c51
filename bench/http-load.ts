import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';

export interface Answered {
  /** From the scheduled time to the last byte: waiting for a busy server counts. */
  readonly ms: number;
  readonly bytes: number;
  readonly address: string;
}

/**
 * Requests the addresses in order, `rate` a second, however slow the answers are, so that a slow answer cannot hide the
 * delay of those after it. Throws where an answer is not 200.
 */
export async function askAtRate(
  url: string,
  addresses: readonly string[],
  rate: number,
): Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const started = performance.now();
  const answers = addresses.map(async (address, i) => {
    const due = started + (i * 1000) / rate;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    // Small delays are the timer's, not the server's.
    const asked = performance.now() - due > 5 ? due : performance.now();
    const bytes = await ask(agent, `${url}${address}`);
    return { ms: performance.now() - asked, bytes, address };
  });
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}

function ask(agent: Agent, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => {
        if (response.statusCode === 200) resolve(bytes);
        else reject(new Error(`${address} answered ${response.statusCode}`));
      });
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** Requests a second that one address takes from 16 connections, by autocannon. */
export function saturate(address: string, seconds: number): number {
  const program = ['--json', '--connections', '16', '--duration', String(seconds), address];
  const output = execFileSync('autocannon', program, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const result = JSON.parse(output) as { requests: { average: number }; non2xx: number };
  if (result.non2xx > 0) throw new Error(`${address}: ${result.non2xx} answers were refusals`);
  return Math.round(result.requests.average);
}

/** Resident memory of a process now, in MB. */
export function residentMb(pid: number): number {
  return Math.round(
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024,
  );
}

const TICKS_A_SECOND = 100;

/** Processor time of a process and its threads so far, in ms; NaN where there is no /proc. */
export function processorMs(pid: number): number {
  try {
    // After the name, which may contain anything, user time is the twelfth field and system time the thirteenth.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND;
  } catch {
    return Number.NaN;
  }
}

/** The floor of an answer over HTTP: a bare Fastify, in a process of its own, that sends this many bytes. */
export async function openFloor(
  bytes: number,
): Promise<{ readonly url: string; readonly pid: number; stop(): Promise<void> }> {
  const script = join(import.meta.dirname, 'floor-server.ts');
  const child = spawn(process.execPath, [script, String(bytes)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: said.toString().trim(),
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
