import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

const PATH = join(import.meta.dirname, 'RESULTS.md');
const HEAD =
  '# Results\n\nEach section is written by its benchmark. Peers and floors ran in the same run on the same machine: trust the ratios,\nnot the absolute figures.\n';

export interface Section {
  readonly title: string;
  /** What was measured, on what data, and how: sentences. */
  readonly method: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** What the figures say, or what they do not. */
  readonly notes?: readonly string[];
}

/** Writes a section of bench/RESULTS.md, in place of its last one, with the machine and the date. */
export function writeSection(section: Section): void {
  const text = existsSync(PATH) ? readFileSync(PATH, 'utf8') : HEAD;
  const [head = HEAD, ...sections] = text.split(/^(?=## )/m);
  const heading = `## ${section.title}\n`;
  const others = sections.filter((other) => !other.startsWith(heading));
  const all = [...others, formatSection(section)].sort();
  writeFileSync(PATH, `${head.trimEnd()}\n\n${all.map((one) => one.trimEnd()).join('\n\n')}\n`);
  process.stdout.write(`\n${formatSection(section)}`);
}

function formatSection({ title, method, columns, rows, notes = [] }: Section): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const table = [
    line(columns),
    line(columns.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...rows.map(line),
  ];
  return `## ${title}\n\n${machine()}\n\n${method}\n\n${table.join('\n')}\n${notes.map((note) => `\n- ${note}`).join('')}\n`;
}

function machine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const date = new Date().toISOString().slice(0, 10);
  return `${date}, ${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, ${memory} GiB, Node ${process.versions.node}.`;
}

/** The middle of the values; the lower one of two. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The value below which a share (0 to 1) of the values lies; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** How long the work takes. */
export async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
