import type { Counts } from './import-runs.ts';
import { duration } from './progress.ts';
import type { Warnings } from './warnings.ts';

export interface ImportReport {
  /** As given on the command line. */
  readonly name: string;
  readonly source: string;
  readonly counts: Counts;
  /** Rows that an earlier run had done. */
  readonly resumedAt: number;
  /** What was left out or corrected, with the number of rows. */
  readonly warnings: Warnings;
  /** Rows of a price list whose GTIN is of no product. */
  readonly withoutProduct: number;
  readonly rejectPath: string | undefined;
  readonly warningPath: string | undefined;
  readonly seconds: number;
}

const MAX_NOTES = 12;
const count = (n: number) => n.toLocaleString('en-US');

/** One summary, printed at the end of a run. */
export function formatReport({
  name,
  source,
  counts,
  resumedAt,
  warnings,
  withoutProduct,
  rejectPath,
  warningPath,
  seconds,
}: ImportReport): string {
  const { read, written, unchanged, rejected } = counts;
  const rate = seconds > 0 ? ` (${count(Math.round((read - resumedAt) / seconds))} a second)` : '';
  const lines = [
    `${name} (${source}): ${count(read)} read = ${count(written)} written + ${count(unchanged)} unchanged + ${count(rejected)} rejected, in ${duration(seconds)}${rate}`,
  ];
  if (resumedAt > 0) lines.push(`  resumed after row ${count(resumedAt)}, where an earlier run stopped`);
  if (withoutProduct > 0)
    lines.push(`  ${count(withoutProduct)} × no product has the GTIN: its price is kept for when one comes`);
  const noted = [...warnings.byText].sort(([, a], [, b]) => b.rows - a.rows);
  for (const [warning, { rows }] of noted.slice(0, MAX_NOTES)) lines.push(`  ${count(rows)} × ${warning}`);
  if (noted.length > MAX_NOTES) lines.push(`  and ${count(noted.length - MAX_NOTES)} more kinds of warning`);
  if (rejectPath !== undefined) lines.push(`  rejected rows: ${rejectPath}`);
  if (warningPath !== undefined) lines.push(`  warnings, each with its first row: ${warningPath}`);
  return lines.join('\n');
}
