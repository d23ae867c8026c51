import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDriver } from '#server/features/hierarchy/neo4j/neo4j-driver.ts';
import { findFreePort } from '#server/free-port.ts';

/** A Neo4j of a test's own. */
export interface StartedNeo4j {
  readonly url: string;
  readonly user: string;
  readonly password: string;
  stop(): Promise<void>;
}

const SERVER = import.meta.dirname;
/** Fetched once for all runs on a machine; the name carries the version that the pom names. */
const LIBRARY = join(homedir(), '.cache', 'larder', 'neo4j-5.26.0');
const FETCH_PATIENCE_MS = 300_000;
const START_PATIENCE_MS = 90_000;
const PASSWORD = 'larder-test';
/** It lives for seconds: the thorough compiler and the parallel collector would cost more than they save. */
const QUICK_START = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** Fetches Neo4j's artefacts through Maven; why they cannot be had, in a sentence, where they cannot. */
export async function fetchNeo4j(): Promise<string | undefined> {
  if (spawnSync('javac', ['-version']).status !== 0) return 'there is no JDK on this machine';
  if (existsSync(LIBRARY)) return undefined;
  await mkdir(join(LIBRARY, '..'), { recursive: true });
  const folder = await mkdtemp(`${LIBRARY}-`);
  const fetched = spawnSync(
    'mvn',
    [
      '-q',
      '-B',
      '-f',
      join(SERVER, 'pom.xml'),
      'dependency:copy-dependencies',
      `-DoutputDirectory=${folder}`,
    ],
    { timeout: FETCH_PATIENCE_MS, stdio: 'ignore' },
  );
  if (fetched.status === 0) {
    // Another run may have been quicker: one of the two stays.
    await rename(folder, LIBRARY).catch(() => rm(folder, { recursive: true, force: true }));
    return undefined;
  }
  await rm(folder, { recursive: true, force: true });
  return fetched.error ? 'there is no Maven on this machine' : "Maven's repository cannot be reached";
}

/** Starts Neo4j on a free port and in a new folder, with a password of its own. It ends with this process at the latest. */
export async function startNeo4j(): Promise<StartedNeo4j> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-neo4j-'));
  const port = await findFreePort('127.0.0.1');
  const child = spawn(
    'java',
    [
      '-Xmx384m',
      ...QUICK_START,
      '-cp',
      join(LIBRARY, '*'),
      join(SERVER, 'Neo4jTestServer.java'),
      folder,
      String(port),
    ],
    { stdio: ['pipe', 'pipe', 'ignore'] },
  );
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  await waitForReady(child.stdout, ended);
  const account = { url: `bolt://127.0.0.1:${port}`, user: 'neo4j', password: PASSWORD };
  await setPassword(account);
  const stop = async () => {
    child.stdin.end();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return { ...account, stop };
}

async function waitForReady(output: NodeJS.ReadableStream, ended: Promise<void>): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    output.on('data', (chunk: Buffer) => chunk.includes('READY') && resolve());
  });
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Neo4j did not start in time.')), START_PATIENCE_MS).unref();
  });
  const failed = ended.then(() => Promise.reject(new Error('Neo4j ended while it was starting.')));
  await Promise.race([ready, late, failed]);
  failed.catch(() => undefined);
}

/** A new Neo4j refuses all logins until its first password is changed. */
async function setPassword({ url, user, password }: Omit<StartedNeo4j, 'stop'>): Promise<void> {
  const driver = await openDriver({ url, user, password: user });
  const session = driver.session({ database: 'system' });
  await session.run('ALTER CURRENT USER SET PASSWORD FROM $old TO $new', { old: user, new: password });
  await session.close();
  await driver.close();
}
