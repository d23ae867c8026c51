import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, closeSync, cpSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { chooseRunAs, findPostgresBinaries, giveFolder } from '#server/db/embedded/run-as.ts';
import { pollUntil } from './poll-until.ts';

const SETTINGS = join(import.meta.dirname, '..', '..', 'deploy', 'postgres');
/** For many servers on a small machine; none listens but on its socket. */
const SMALL = { listen_addresses: '', shared_buffers: '32MB', max_connections: '50', fsync: 'on' };

export interface ClusterNode {
  readonly folder: string;
  readonly url: string;
  query<T>(sql: string): Promise<T[]>;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL servers with the settings of `deploy/postgres`, in folders under one. */
export async function openCluster(root: string) {
  const { initdb, postgres } = await findPostgresBinaries();
  const archive = join(root, 'archive');
  mkdirSync(archive, { mode: 0o755 });
  const runAs = chooseRunAs([join(root, 'data'), postgres]);
  const identity = runAs.uid === undefined ? {} : { uid: runAs.uid, gid: runAs.gid };
  const env = { ...process.env, LARDER_WAL_ARCHIVE: archive };
  const command = (parts: string[]): [string, string[]] => {
    const [program = '', ...parameters] = [...runAs.prefix, ...parts];
    return [program, parameters];
  };
  giveFolder(archive, runAs);

  async function start(name: string): Promise<ClusterNode> {
    const folder = join(root, name);
    giveFolder(folder, runAs);
    const socket = join(root, `${name}-socket`);
    mkdirSync(socket, { mode: 0o700 });
    giveFolder(socket, runAs);
    const settings = Object.entries({ ...SMALL, unix_socket_directories: socket });
    const options = settings.flatMap(([setting, value]) => ['-c', `${setting}=${value}`]);
    const log = openSync(join(root, `${name}.log`), 'a');
    const child = spawn(...command([postgres, '-D', folder, ...options]), {
      ...identity,
      env,
      cwd: '/',
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    const node = nodeOf(folder, socket, child);
    await pollUntil(`${name} takes connections`, () =>
      node.query('SELECT 1').then(
        () => true,
        () => false,
      ),
    );
    return node;
  }

  /** A copy of a running server as pg_basebackup makes one, which npm's PostgreSQL does not bring. */
  async function copy(from: ClusterNode, name: string): Promise<string> {
    const folder = join(root, name);
    const client = await connect(from.url);
    await client.query("SELECT pg_backup_start('copy', true)");
    execFileSync('cp', ['-a', from.folder, folder]);
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop()');
    await client.end();
    writeFileSync(join(folder, 'backup_label'), rows[0]?.labelfile ?? '');
    execFileSync('rm', ['-rf', join(folder, 'postmaster.pid'), join(folder, 'pg_wal')]);
    mkdirSync(join(folder, 'pg_wal', 'archive_status'), { recursive: true, mode: 0o700 });
    giveFolder(join(folder, 'pg_wal'), runAs);
    giveFolder(join(folder, 'backup_label'), runAs);
    return folder;
  }

  return {
    archive,
    copy,
    async startPrimary(): Promise<ClusterNode> {
      const folder = join(root, 'primary');
      mkdirSync(folder, { mode: 0o700 });
      giveFolder(folder, runAs);
      execFileSync(...command([initdb, '-D', folder, '-U', 'larder', '--auth=trust', '--no-instructions']), {
        ...identity,
        cwd: '/',
        stdio: 'ignore',
      });
      appendFileSync(join(folder, 'postgresql.conf'), `\ninclude '${settingsFile(root, 'primary')}'\n`);
      return start('primary');
    },
    async startReplica(primary: ClusterNode): Promise<ClusterNode> {
      const folder = await copy(primary, 'replica');
      const host = new URL(primary.url).searchParams.get('host');
      const follow = `primary_conninfo = 'host=${host} user=larder application_name=larder_replica'`;
      appendFileSync(
        join(folder, 'postgresql.conf'),
        `include '${settingsFile(root, 'replica')}'\n${follow}\n`,
      );
      writeFileSync(join(folder, 'standby.signal'), '');
      return start('replica');
    },
    /** Goes on from a copy, with the archive's logs, up to a restore point. */
    async recover(name: string, target: string): Promise<ClusterNode> {
      const recovery = `restore_command = 'cp "$LARDER_WAL_ARCHIVE/%f" "%p"'\nrecovery_target_name = '${target}'
recovery_target_action = 'promote'\narchive_mode = off\n`;
      appendFileSync(join(root, name, 'postgresql.conf'), recovery);
      writeFileSync(join(root, name, 'recovery.signal'), '');
      return start(name);
    },
  };
}

/** Copied to where PostgreSQL's own user may read it. */
function settingsFile(root: string, name: string): string {
  const path = join(root, `${name}.conf`);
  cpSync(join(SETTINGS, `${name}.conf`), path);
  return path;
}

function nodeOf(folder: string, socket: string, child: ChildProcess): ClusterNode {
  const url = `postgres://larder@localhost/postgres?host=${encodeURIComponent(socket)}`;
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    folder,
    url,
    async query<T>(sql: string) {
      const client = await connect(url);
      try {
        return (await client.query(sql)).rows as T[];
      } finally {
        await client.end();
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGINT'),
  };
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
