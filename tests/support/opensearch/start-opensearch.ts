import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pollUntil } from '../poll-until.ts';
import { HOME, VERSION } from './fetch-opensearch.ts';
import { findJava } from './find-java.ts';

/** A node of a test's own, on a free port. */
export interface OpenSearchNode {
  readonly url: string;
  /** The process that runs now. */
  pid(): number;
  /** Ends it without a word, as a crash does. */
  kill(): Promise<void>;
  /** Starts it again on the same data and the same port. */
  restart(): Promise<void>;
  /** Its connections stay open and nothing is answered, as where a machine swaps or a disk hangs; until it is resumed. */
  suspend(): Promise<void>;
  resume(): void;
  stop(): Promise<void>;
}

const SETTINGS = join(import.meta.dirname, '..', '..', '..', 'deploy', 'opensearch', 'opensearch.yml');
/** What `deploy/opensearch` asks of the environment, for a cluster of one that no other finds. */
const PLACE = {
  CLUSTER_NAME: `larder-test-${process.pid}`,
  NODE_NAME: 'search-1',
  NODE_HOST: '127.0.0.1',
  SEARCH_SEEDS: '127.0.0.1:1',
  SEARCH_NODES: 'search-1',
};
const START_PATIENCE_MS = 120_000;
const CHECK_MS = 50;
/** OpenSearch refuses to run as root. */
const IS_ROOT = process.getuid?.() === 0;
const UNPRIVILEGED_ID = 65_534;

/** Log settings of its own: the shipped file opens ten log files. */
const LOG_SETTINGS = [
  'status = error',
  'appender.c.type = Console',
  'appender.c.name = c',
  'appender.c.layout.type = PatternLayout',
  'appender.c.layout.pattern = [%p][%c{1.}] %m%n',
  'rootLogger.level = warn',
  'rootLogger.appenderRef.c.ref = c',
].join('\n');

/** It lives for seconds: the thorough compiler and the parallel collector would cost more than they save. */
const SHORT_LIVED = ['-Xms512m', '-Xmx512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

export interface NodeOptions {
  readonly jvm?: readonly string[];
  /** Its part in a cluster of several; a cluster of its own where it is absent. */
  readonly place?: Partial<typeof PLACE>;
  /** What other nodes of its cluster reach it by; 0: any. */
  readonly transportPort?: number;
}

/** Starts a node in a new folder. It ends with this process at the latest. */
export async function startOpenSearch({
  jvm = SHORT_LIVED,
  place = {},
  transportPort = 0,
}: NodeOptions = {}): Promise<OpenSearchNode> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-opensearch-node-'));
  await chmod(folder, 0o755);
  for (const name of ['config', 'data', 'logs', 'tmp']) {
    await mkdir(join(folder, name));
    if (IS_ROOT) await chown(join(folder, name), UNPRIVILEGED_ID, UNPRIVILEGED_ID);
  }
  await writeFile(join(folder, 'config', 'log4j2.properties'), LOG_SETTINGS);
  const start = (httpPort: number) => run({ folder, httpPort, transportPort, jvm, place });
  let running = await start(0);
  const { port } = running;
  const end = async (signal: NodeJS.Signals) => {
    running.child.kill(signal);
    await running.ended;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    pid: () => running.child.pid ?? 0,
    kill: () => end('SIGKILL'),
    async restart() {
      running = await start(port);
    },
    async suspend() {
      running.child.kill('SIGSTOP');
      await pollUntil('all of its threads have stopped', () => isStopped(running.child.pid ?? 0));
    },
    resume: () => running.child.kill('SIGCONT'),
    async stop() {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A signal reaches the threads of a process one by one: until then some of them answer. Known of Linux alone. */
async function isStopped(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const tasks = join('/proc', String(pid), 'task');
  const stats = (await readdir(tasks)).map((task) =>
    readFile(join(tasks, task, 'stat'), 'utf8').catch(() => ''),
  );
  return (await Promise.all(stats)).every((stat) => /\) T \d/.test(stat));
}

interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
  readonly port: number;
}

interface Run extends Required<NodeOptions> {
  readonly folder: string;
  readonly httpPort: number;
}

async function run({ folder, httpPort, transportPort, jvm, place }: Run): Promise<Running> {
  const settings = await settingsOf(folder, httpPort, transportPort);
  await writeFile(join(folder, 'config', 'opensearch.yml'), settings);
  await rm(join(folder, 'logs', 'http.ports'), { force: true });
  const child = spawn(findJava() ?? 'java', argumentsOf(folder, jvm), {
    cwd: HOME,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: folder, ...PLACE, ...place },
    ...(IS_ROOT ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {}),
  });
  const said: string[] = [];
  for (const output of [child.stdout, child.stderr]) output?.on('data', (chunk) => said.push(String(chunk)));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      process.off('exit', kill);
      resolve();
    });
  });
  return { child, ended, port: await waitForPort(folder, child, said) };
}

/** The port it listens on, once it answers. */
async function waitForPort(folder: string, child: ChildProcess, said: readonly string[]): Promise<number> {
  const deadline = Date.now() + START_PATIENCE_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    const address = await readFile(join(folder, 'logs', 'http.ports'), 'utf8').catch(() => '');
    const [first = ''] = address.trim().split('\n');
    const health = await fetch(`http://${first}/_cluster/health`).catch(() => undefined);
    if (health?.ok) return Number(first.split(':').at(-1));
    await pause(CHECK_MS);
  }
  child.kill('SIGKILL');
  throw new Error(`OpenSearch did not start:\n${said.join('').slice(-3_000)}`);
}

/** What `deploy/opensearch` has, and what is a test's own. */
async function settingsOf(folder: string, httpPort: number, transportPort: number): Promise<string> {
  const own = {
    'path.data': join(folder, 'data'),
    'path.logs': join(folder, 'logs'),
    'http.port': httpPort,
    'transport.port': transportPort,
    'node.portsfile': true,
    'cluster.routing.allocation.disk.threshold_enabled': false,
  };
  const lines = Object.entries(own).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
  return (await readFile(SETTINGS, 'utf8')) + lines.join('');
}

function argumentsOf(folder: string, jvm: readonly string[]): string[] {
  return [
    ...jvm,
    '-Djava.awt.headless=true',
    '-Djna.nosys=true',
    '-Dio.netty.noUnsafe=true',
    '-Dio.netty.noKeySetOptimization=true',
    '-Dio.netty.recycler.maxCapacityPerThread=0',
    '-Dio.netty.allocator.numDirectArenas=0',
    '-Dlog4j.shutdownHookEnabled=false',
    '-Dlog4j2.disable.jmx=true',
    '--add-opens=java.base/java.nio=ALL-UNNAMED',
    `-Xbootclasspath/a:${join(HOME, 'agent', `opensearch-agent-bootstrap-${VERSION}.jar`)}`,
    `-Djava.io.tmpdir=${join(folder, 'tmp')}`,
    `-Dopensearch.path.home=${HOME}`,
    `-Dopensearch.path.conf=${join(folder, 'config')}`,
    '-Dopensearch.distribution.type=zip',
    '-Dopensearch.bundled_jdk=false',
    '-cp',
    join(HOME, 'lib', '*'),
    'org.opensearch.bootstrap.OpenSearch',
  ];
}
