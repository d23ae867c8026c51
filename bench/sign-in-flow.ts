import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { openStore } from '#server/db/open-db.ts';
import { type AccountWorld, openAccountWorld } from '#tests/support/account-world.ts';
import { silentLog } from '#tests/support/silent-log.ts';

/** How many sign in, and how many of them at a time. */
export const PEOPLE = 1_500;
export const AT_ONCE = 32;
/** Each asks twice: below the server's limit of links for one client address. */
const PEOPLE_PER_ADDRESS = 12;

/** People who sign up and then sign in, against the real program, the embedded store and a real SMTP server. */
export async function measureSignIn() {
  const world = await openAccountWorld({ DEMO: 'off' });
  try {
    /** New accounts a second: asking, the mail through SMTP, the link. */
    const signups = await perSecond((person) => signIn(world, 'signup', person));
    const before = processorMs(world.pid);
    /** Sign-ins a second to those accounts, the same way. */
    const signIns = await perSecond((person) => signIn(world, 'magic-link', person));
    /** Milliseconds of processor time that the program and its store take for one sign-in. */
    const cpuMs = (processorMs(world.pid) - before) / PEOPLE;
    return { signups, signIns, cpuMs, floor: await measureFloor(world.dataDir) };
  } finally {
    await world.close();
  }
}

async function signIn(world: AccountWorld, call: 'signup' | 'magic-link', person: number): Promise<void> {
  const email = `person-${person}@example.com`;
  const client = Math.floor(person / PEOPLE_PER_ADDRESS);
  const profile = { first_name: 'Marta', last_name: 'Ruiz', business_id: '12-3456789' };
  await post(world.url, call, call === 'signup' ? { email, ...profile } : { email }, client);
  const { link = '' } = await world.mailbox.take(email);
  await post(world.url, 'verify', { token: new URL(link).searchParams.get('token') }, client);
}

const agents = new Map<number, Agent>();

/** Every client has a loopback address of its own. */
function post(url: string, call: string, body: unknown, client: number): Promise<void> {
  const localAddress = `127.0.1.${client + 1}`;
  const agent = agents.get(client) ?? new Agent({ keepAlive: true });
  agents.set(client, agent);
  const options = { method: 'POST', agent, localAddress, headers: { 'content-type': 'application/json' } };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/api/auth/${call}`, options, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${call} answered ${response.statusCode}`));
      });
    });
    sent.on('error', reject).end(JSON.stringify(body));
  });
}

/** What the store alone does a second: two transactions of one row a person, made durable, as many at a time. */
async function measureFloor(dataDir: string): Promise<number> {
  const store = await openStore({ databaseUrl: undefined, dataDir, log: silentLog });
  await store.pool.query('CREATE TABLE bench_floor (person integer)');
  const rate = await perSecond(async (person) => {
    for (let step = 0; step < 2; step++)
      await store.pool.query('INSERT INTO bench_floor VALUES ($1)', [person]);
  });
  await store.close();
  return rate;
}

/** Of a process and all it started; the kernel counts in hundredths of a second. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const own = (Number(fields[11]) + Number(fields[12])) * 10;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return own + children.reduce((sum, child) => sum + processorMs(Number(child)), 0);
}

async function perSecond(work: (person: number) => Promise<void>): Promise<number> {
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < PEOPLE) await work(next++);
    }),
  );
  return (PEOPLE * 1_000) / (performance.now() - started);
}
