import type { Counts } from './import-runs.ts';
import { duration } from './progress.ts';
import type { Remarks } from './remarks.ts';

export interface ImportReport {
  /** As given on the command line. */
  readonly name: string;
  readonly source: string;
  readonly counts: Counts;
  /** Rows that an earlier run had done. */
  readonly resumedAt: number;
  /** What was left out or put right, with how many rows it befell. */
  readonly remarks: Remarks;
  readonly rejectPath: string | undefined;
  readonly remarkPath: string | undefined;
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
  remarks,
  rejectPath,
  remarkPath,
  seconds,
}: ImportReport): string {
  const { read, written, unchanged, rejected } = counts;
  const rate = seconds > 0 ? ` (${count(Math.round((read - resumedAt) / seconds))} a second)` : '';
  const lines = [
    `${name} (${source}): ${count(read)} read = ${count(written)} written + ${count(unchanged)} unchanged + ${count(rejected)} rejected, in ${duration(seconds)}${rate}`,
  ];
  if (resumedAt > 0)
    lines.push(`  went on after row ${count(resumedAt)}, where an earlier run was broken off`);
  const noted = [...remarks.byText].sort(([, a], [, b]) => b.rows - a.rows);
  for (const [note, { rows }] of noted.slice(0, MAX_NOTES)) lines.push(`  ${count(rows)} × ${note}`);
  if (noted.length > MAX_NOTES) lines.push(`  and ${count(noted.length - MAX_NOTES)} more kinds of remarks`);
  if (rejectPath !== undefined) lines.push(`  rejected rows: ${rejectPath}`);
  if (remarkPath !== undefined) lines.push(`  remarks, each with its first row: ${remarkPath}`);
  return lines.join('\n');
}
