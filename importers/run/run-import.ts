import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { ImportError, storeFailure } from '#importers/import-error.ts';
import type { DataSet } from '#importers/input/data-file.ts';
import { storable } from '#importers/normalise/storable.ts';
import type { OpenSource, Row, RowResult } from '#importers/row.ts';
import {
  prepareBatch,
  type ReadyBatch,
  TRADE_ITEMS_PER_TRANSACTION,
  writeReadyBatch,
} from '#server/catalogue/store/write-trade-items.ts';
import type { TradeItem } from '#server/catalogue/trade-item.ts';
import type { Database } from '#server/db/schema.ts';
import type { Tracer } from '#server/tracing/tracer.ts';
import type { ImportReport } from './import-report.ts';
import {
  beginRun,
  type Counts,
  countWithoutProduct,
  failRun,
  finishRun,
  type ImportRun,
  type RunState,
  saveState,
} from './import-runs.ts';
import type { Progress } from './progress.ts';
import { type RejectFile, rejectFile, writeWarningFile } from './reject-file.ts';
import { rejectReasons } from './reject-reasons.ts';
import { repeatedGtins } from './repeated-gtins.ts';
import { asOnlyImport } from './run-lock.ts';
import { collectWarnings, type Warnings } from './warnings.ts';

export interface ImportPlace {
  readonly db: Kysely<Database>;
  readonly pool: Pool;
  /** Where the rejected rows are listed. */
  readonly dataDir: string;
  /** Undefined: nothing is traced. */
  readonly tracer?: Tracer | undefined;
}

export interface ImportWatch {
  readonly onProgress?: (progress: Progress) => void;
  /** Stops after the current batch; the next run of the same data resumes there. */
  readonly signal?: AbortSignal;
}

/**
 * Imports a data set in batches; a batch and the run's counts are one transaction. Bad rows are listed and skipped.
 * Throws ImportError where the data cannot be read, the store or the disk fails, or the signal stops the run; batches
 * written by then stay.
 */
export async function runImport(
  set: DataSet,
  source: OpenSource,
  place: ImportPlace,
  watch: ImportWatch = {},
): Promise<ImportReport> {
  const work = () => importSet(set, source, place, watch);
  if (place.tracer === undefined) return work();
  return place.tracer.inRoot('import', async (span) => {
    const report = await work();
    const { read, written, rejected } = report.counts;
    span.setAttributes({
      'larder.import.source': report.source,
      'larder.import.rows_read': read,
      'larder.import.rows_written': written,
      'larder.import.rows_rejected': rejected,
    });
    return report;
  });
}

async function importSet(
  set: DataSet,
  source: OpenSource,
  place: ImportPlace,
  watch: ImportWatch,
): Promise<ImportReport> {
  const key = { source: source.source, files: set.name, fingerprint: set.fingerprint };
  return asOnlyImport(place.pool, set.name, `${key.source} ${key.fingerprint}`, async () => {
    const started = performance.now();
    const run = await beginRun(place.db, key);
    const fileName = `${run.startedAt.toISOString().slice(0, 10)}-${key.source}-${run.id}`;
    const rejects = rejectFile(place.dataDir, fileName);
    try {
      const { state, warnings, withoutProduct } = await importRows(source, run, rejects, place, watch);
      const rejectPath = await rejects.close();
      const warningPath = await writeWarningFile(place.dataDir, fileName, warnings);
      await finishRun(place.db, run.id, state);
      const seconds = (performance.now() - started) / 1000;
      return {
        name: set.name,
        source: key.source,
        counts: state.counts,
        resumedAt: run.done.read,
        warnings,
        withoutProduct,
        rejectPath,
        warningPath,
        seconds,
      };
    } catch (error) {
      await rejects.close().catch(() => undefined);
      await failRun(place.db, run.id).catch(() => undefined);
      throw storeFailure(error);
    }
  });
}

interface Outcome {
  readonly state: RunState;
  readonly warnings: Warnings;
  readonly withoutProduct: number;
}

async function importRows(
  source: OpenSource,
  run: ImportRun,
  rejects: RejectFile,
  place: ImportPlace,
  { onProgress, signal }: ImportWatch,
): Promise<Outcome> {
  const warnings = collectWarnings();
  const repeated = source.isDistinct ? undefined : repeatedGtins();
  const reasons = rejectReasons();
  const started = performance.now();
  const stateOf = (counts: Counts): RunState => ({
    counts,
    seconds: run.seconds + (performance.now() - started) / 1000,
    rejectReasons: reasons.list(),
  });
  const writer = batchWriter(source, run, stateOf, place);
  let bytesRead = 0;
  let read = 0;

  const take = (row: Row) => {
    const isDone = ++read <= run.done.read;
    warnings.add(row);
    const verdict = judge(row, repeated);
    // Rows of the earlier run are read again for the reject list and for duplicates, but not counted again.
    if ('reason' in verdict) {
      rejects.add(row, verdict.reason);
      reasons.add(verdict.reason);
    }
    if (!isDone) writer.add(verdict);
  };

  try {
    for await (const rows of source.rows((bytes) => {
      bytesRead = bytes;
    })) {
      for (const row of rows) {
        take(storable(row));
        if (!writer.isFull()) continue;
        await rejects.flush();
        await writer.write();
        if (signal?.aborted) throw new ImportError('Stopped. Run the same command to continue.');
      }
      onProgress?.({ bytesRead, bytesTotal: source.totalBytes, rows: read });
    }
    await writer.write();
    const settled = await writer.settle();
    return { state: stateOf(settled), warnings, withoutProduct: writer.withoutProduct() };
  } catch (error) {
    // Wait for the batch under way, so that the store is idle when the error surfaces.
    await writer.settle().catch(() => undefined);
    throw error;
  }
}

function judge({ result, line }: Row, repeated: ReturnType<typeof repeatedGtins> | undefined): RowResult {
  if (!repeated || !('item' in result)) return result;
  const repetition = repeated.check(result.item, line);
  if (repetition.kind === 'first') return result;
  if (repetition.kind === 'same') return { same: true };
  return { reason: `Duplicate GTIN: differs from line ${repetition.line}, which is kept` };
}

/** Prepares a batch while the store writes the one before: at most two in memory. */
function batchWriter(
  source: OpenSource,
  run: ImportRun,
  stateOf: (counts: Counts) => RunState,
  { pool, tracer }: ImportPlace,
) {
  let items: TradeItem[] = [];
  let same = 0;
  let rejected = 0;
  let counts = run.done;
  let withoutProduct = 0;
  let writing: Promise<void> = Promise.resolve();
  /** Whether the last batch was mostly new to the store: so will be the next. */
  let mostlyNew = false;

  async function write(batch: ReadyBatch, equal: number, refused: number): Promise<void> {
    const next = (written: number): Counts => ({
      read: counts.read + batch.size + equal + refused,
      written: counts.written + written,
      unchanged: counts.unchanged + batch.size - written + equal,
      rejected: counts.rejected + refused,
    });
    const writeBatch = () =>
      writeReadyBatch(pool, batch, (client, wrote) =>
        saveState(client, run.id, stateOf(next(wrote.written))),
      );
    const rows = { 'larder.import.rows': batch.size };
    const { written } = await (tracer?.inSpan('import batch', rows, writeBatch) ?? writeBatch());
    mostlyNew = written > batch.size / 2;
    counts = next(written);
    // Every other source describes what it names.
    if (source.source === 'prices')
      withoutProduct += await countWithoutProduct(pool, [...batch.encoded.keys()]);
  }

  return {
    add(verdict: RowResult) {
      if ('item' in verdict) items.push(verdict.item);
      else if ('same' in verdict) same++;
      else rejected++;
    },
    withoutProduct: () => withoutProduct,
    isFull: () => items.length >= TRADE_ITEMS_PER_TRANSACTION,
    async write() {
      const [batch, equal, refused] = [items, same, rejected];
      [items, same, rejected] = [[], 0, 0];
      const ready = await prepareBatch(pool, source.source, batch, run.startedAt, mostlyNew);
      await writing;
      writing = write(ready, equal, refused);
      // Awaited with the next batch; until then a failure must not count as unhandled.
      writing.catch(() => undefined);
    },
    async settle(): Promise<Counts> {
      await writing;
      return counts;
    },
  };
}
