// What every npm script begins with. Plain JavaScript for any Node from 20 on, and nothing from node_modules:
// installs what the lock file names, then hands over to the Node that is pinned there.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const pinnedNode = join(modules, 'node', 'bin', 'node');
const stamp = join(modules, '.larder-lock-hash');
const parent = process.ppid;
const PARENT_CHECK_MS = 250;

const COMMANDS = {
  start: ['scripts/start.ts'],
  test: ['scripts/test.ts'],
  import: ['importers/cli.ts'],
  demo: ['importers/demo-cli.ts'],
  evaluate: ['importers/evaluate-cli.ts'],
  backup: ['server/backup/backup-cli.ts'],
  restore: ['server/backup/restore-cli.ts'],
  'sync:neo4j': ['server/features/hierarchy/neo4j/sync-cli.ts'],
  bench: ['bench/run.ts'],
  'bench:import': ['bench/import.ts'],
};

/** Collects young garbage before buffers add up to what starts a collection of the whole heap (docs/decisions/041). */
const SERVER_OPTIONS = ['--max-semi-space-size=16'];

const [name = '', ...parameters] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  console.error(`Unknown command "${name}". Known: ${Object.keys(COMMANDS).join(', ')}.`);
  process.exit(1);
}
install();
handOver();

function install() {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash && works(pinnedNode);
  if (installed) return;
  console.error('Installing packages …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], 'npm ci failed.');
  // Where install scripts were not allowed to run, the pinned Node and PostgreSQL's links are still missing.
  if (!works(pinnedNode))
    run(
      'npm',
      ['rebuild', 'node', '--foreground-scripts', '--loglevel=error'],
      'Node could not be installed.',
    );
  if (!works(pinnedNode))
    fail(`The pinned Node is missing at ${pinnedNode}: allow the install script of the package "node".`);
  mkdirSync(modules, { recursive: true });
  writeFileSync(stamp, hash);
}

function works(node) {
  return existsSync(node) && spawnSync(node, ['--version']).status === 0;
}

function run(program, args, sentence) {
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (error || status !== 0) fail(error ? `${sentence} ${error.message}` : sentence);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Relative paths on the command line are the caller's: npm runs scripts in the project's folder, INIT_CWD is where it was called. */
function handOver() {
  const [script, ...fixed] = command;
  const env = {
    ...process.env,
    PATH: [dirname(pinnedNode), join(modules, '.bin'), process.env.PATH].join(':'),
  };
  const options = name === 'start' ? SERVER_OPTIONS : [];
  const child = spawn(pinnedNode, [...options, join(root, script), ...fixed, ...parameters], {
    cwd: root,
    env,
    // The channel carries nothing: it closes when this process ends, even killed, and so tells the child.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // In a terminal, Ctrl-C reaches the child by itself too; a second one changes nothing.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) endWithParent(child);
  child.on('error', (error) => fail(error.message));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

/** A killed npm passes nothing on. Started by hand, in the background of a shell, a command outlives its parent. */
function endWithParent(child) {
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, PARENT_CHECK_MS);
}
