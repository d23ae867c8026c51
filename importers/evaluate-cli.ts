import { type FileHandle, open } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Pool } from 'pg';
import { evaluateProducts } from '#server/catalogue/evaluation/evaluate-products.ts';
import { asOnlyEvaluation, saveEvaluation } from '#server/catalogue/evaluation/evaluation.queries.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openStore } from '#server/db/open-db.ts';
import { createLog } from '#server/log.ts';
import { StartError } from '#server/start-error.ts';
import { evaluationReport } from './evaluate/evaluation-report.ts';
import { DIFF_HEADER, diffLine } from './evaluate/label-change.ts';
import { listChanges } from './evaluate/list-changes.ts';
import { letServerGoFirst } from './run/let-server-go-first.ts';

const USAGE = 'Usage: npm run evaluate -- [--dry-run] [--diff <file>]';
const UNDER_WAY =
  'Another process is evaluating this catalogue. Wait until it has finished, or use --dry-run.';

interface Command {
  readonly dryRun: boolean;
  /** Where every change is written, tab-separated. */
  readonly diff: string | undefined;
}

letServerGoFirst();
process.exitCode = await main(process.argv.slice(2));

/**
 * `npm run evaluate`: evaluates all products with the current rules and reports what changed. May run beside a server,
 * whose search follows. Exit code 1 unless it finished.
 */
async function main(parameters: readonly string[]): Promise<number> {
  const command = parseCommand(parameters);
  if (typeof command === 'string') {
    process.stderr.write(`${command}\n`);
    return 1;
  }
  try {
    return await evaluate(command);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

function parseCommand(parameters: readonly string[]): Command | string {
  let dryRun = false;
  let diff: string | undefined;
  for (let at = 0; at < parameters.length; at++) {
    const parameter = parameters[at];
    if (parameter === '--dry-run') dryRun = true;
    else if (parameter === '--diff') {
      at += 1;
      diff = parameters[at];
      if (diff === undefined) return `--diff needs a file name. ${USAGE}`;
    } else return `Unknown option: ${parameter}. ${USAGE}`;
  }
  return { dryRun, diff };
}

async function evaluate({ dryRun, diff }: Command): Promise<number> {
  const log = createLog('error');
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  const file = diff === undefined ? undefined : await openDiff(diff);
  try {
    const store = await openStore({ ...readConfig(process.env), log, givesWay: true });
    try {
      await migrate(store.pool, log);
      const isDone = dryRun
        ? await evaluateAndReport(store.pool, dryRun, file, stop.signal)
        : await asOnlyEvaluation(store.pool, stop.signal, (signal) =>
            evaluateAndReport(store.pool, dryRun, file, signal),
          );
      if (isDone === undefined) throw new StartError(UNDER_WAY);
      if (isDone) return 0;
      process.stderr.write('Interrupted: run it again to finish.\n');
      return 1;
    } finally {
      await store.close();
    }
  } finally {
    await file?.close();
  }
}

/** Returns whether it finished. */
async function evaluateAndReport(
  pool: Pool,
  dryRun: boolean,
  file: FileHandle | undefined,
  signal: AbortSignal,
): Promise<boolean> {
  const report = evaluationReport();
  const isDone = await evaluateProducts(pool, {
    dryRun,
    signal,
    onSkip: report.skip,
    onBatch: async ({ products, changed }) => {
      const changes = changed.flatMap(listChanges);
      report.add(products, changed, changes);
      await file?.write(changes.map(diffLine).join(''));
      if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${report.products} products`);
    },
  });
  if (isDone && !dryRun) await saveEvaluation(pool, null);
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  process.stdout.write(`${report.format(dryRun)}\n`);
  return isDone;
}

/** Relative to the caller's working folder. */
async function openDiff(name: string): Promise<FileHandle> {
  try {
    const file = await open(resolve(process.env.INIT_CWD ?? process.cwd(), name), 'w');
    await file.write(DIFF_HEADER);
    return file;
  } catch (error) {
    throw new StartError(`${name} cannot be written: ${(error as Error).message}`);
  }
}
