import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { takeVersionWhereEmpty } from '#server/catalogue/evaluation/evaluation.queries.ts';
import { type Config, readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openStore } from '#server/db/open-db.ts';
import { createLog } from '#server/log.ts';
import { StartError } from '#server/start-error.ts';
import { openTracing } from '#server/tracing/open-tracing.ts';
import { ImportError } from './import-error.ts';
import { openInput } from './input/resolve-input.ts';
import { FORMATS, type Format, openSource } from './open-source.ts';
import { formatReport } from './run/import-report.ts';
import { letServerGoFirst } from './run/let-server-go-first.ts';
import { progressBar } from './run/progress.ts';
import { type ImportPlace, runImport } from './run/run-import.ts';

const USAGE = `Usage: npm run import -- [${FORMATS.join('|')}] <file, folder or address …>`;

interface Command {
  readonly format: Format | undefined;
  readonly names: readonly string[];
}

letServerGoFirst();
process.exitCode = await main(process.argv.slice(2));

/** 0 when every input was read to its end, rejects or not; 1 when one could not be. */
async function main(parameters: readonly string[]): Promise<number> {
  let config: Config | undefined;
  try {
    const command = parseCommand(parameters);
    config = readConfig(process.env);
    const tracer = await openTracing(config.traceCollector);
    const store = await openStore({ ...config, log: createLog('error'), tracer, givesWay: true });
    try {
      await migrate(store.pool, createLog('error'));
      await takeVersionWhereEmpty(store.pool);
      return await importAll(command, config, { ...store, dataDir: config.dataDir, tracer });
    } finally {
      await store.close();
      await tracer?.stop();
    }
  } catch (error) {
    return say(error, config);
  }
}

function parseCommand([first, ...others]: readonly string[]): Command {
  const format = FORMATS.find((known) => known === first);
  const names = format !== undefined || first === undefined ? others : [first, ...others];
  if (names.length === 0) throw new ImportError(USAGE);
  const option = names.find((name) => name.startsWith('-'));
  if (option !== undefined) throw new ImportError(`Unknown option: ${option}. ${USAGE}`);
  return { format, names };
}

/** Imports one input after the other; a failure is reported and the rest go on. */
async function importAll({ format, names }: Command, config: Config, place: ImportPlace): Promise<number> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  let exitCode = 0;
  for (const name of names) {
    if (stop.signal.aborted) return 1;
    try {
      await importOne(name, format, place, stop.signal);
    } catch (error) {
      exitCode = say(error, config);
      if (isStoreGone(config)) return exitCode;
    }
  }
  return exitCode;
}

async function importOne(
  name: string,
  format: Format | undefined,
  place: ImportPlace,
  signal: AbortSignal,
): Promise<void> {
  const bar = progressBar(process.stderr, name);
  const places = {
    workingFolder: process.env.INIT_CWD ?? process.cwd(),
    downloadFolder: join(place.dataDir, 'downloads'),
  };
  try {
    const set = await openInput(name, places, (bytesRead, bytesTotal = 0) =>
      bar.show({ bytesRead, bytesTotal, rows: 0 }),
    );
    try {
      const source = await openSource(set, format, place.db);
      const report = await runImport(set, source, place, { onProgress: bar.show, signal });
      bar.clear();
      process.stdout.write(`${formatReport(report)}\n`);
    } finally {
      await set.close();
    }
  } catch (error) {
    bar.clear();
    throw error;
  }
}

/** The embedded store was removed or moved: all that is asked of it fails, each in its own way. */
function isStoreGone({ databaseUrl, dataDir }: Config): boolean {
  return databaseUrl === undefined && !existsSync(dataDir);
}

/** Expected errors as a sentence; any other is a bug and keeps its stack. */
function say(failure: unknown, config?: Config): 1 {
  const error =
    config && isStoreGone(config)
      ? new ImportError(
          `DATA_DIR ${config.dataDir} is gone, and its store with it: nothing more is imported.`,
        )
      : failure;
  const isExpected = error instanceof ImportError || error instanceof StartError;
  process.stderr.write(`${isExpected ? error.message : ((error as Error).stack ?? String(error))}\n`);
  return 1;
}
