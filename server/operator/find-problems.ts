import type { Source } from '#contract/product.ts';
import type { ImportRow } from './operations.queries.ts';
import type { Operations } from './read-operations.ts';

/** An import moves the catalogue on by some thousands of changes a second, which the index shows a second later. */
const MUCH_LAG = 20_000;
/** A run writes down how far it is with every batch, of a second or so. */
const SILENT_MS = 10 * 60_000;
const MUCH_REJECTED = 0.2;
const LONG_WAIT_MS = 5 * 60_000;

export const SOURCE_LABELS: Readonly<Record<Source, string>> = {
  fdc: 'FoodData Central',
  off: 'Open Food Facts',
  gdsn: 'GDSN',
  prices: 'Price lists',
  demo: 'Demo',
};

const number = (n: number) => n.toLocaleString('en-US');

/** What an operator should look at, as sentences, worst first. */
export function findProblems(operations: Operations): string[] {
  const { at, diskWarning, imports, index, store, mail, webhooks } = operations;
  const problems: string[] = [];
  if (store === undefined) problems.push('The store does not answer.');
  if (diskWarning !== undefined) problems.push(diskWarning);
  if (!index.isReady) problems.push('Search is not ready.');
  else if (index.products === undefined) problems.push('Search does not answer.');
  if (index.lag !== undefined && index.lag > MUCH_LAG)
    problems.push(`Search is ${number(index.lag)} changes behind the catalogue.`);
  if (index.missing && index.missing.nodes > 0)
    problems.push(`The search cluster lacks nodes of SEARCH_URL: ${number(index.missing.nodes)}.`);
  if (index.missing && index.missing.copies > 0)
    problems.push('The search cluster has lost copies of its indexes: one more lost node may stop searches.');
  if (mail && mail.oldest !== null && at.getTime() - mail.oldest.getTime() > LONG_WAIT_MS)
    problems.push(`${number(mail.waiting)} mails wait, the oldest for more than five minutes.`);
  if (mail && mail.given_up > 0)
    problems.push(`${number(mail.given_up)} mails of the last day were given up.`);
  if (webhooks && webhooks.failing > 0)
    problems.push(`${number(webhooks.failing)} webhooks could not hand over their last message.`);
  return [...problems, ...newestOfEach(imports ?? []).flatMap((run) => importProblem(run, at))];
}

function newestOfEach(imports: readonly ImportRow[]): ImportRow[] {
  return imports.filter(({ source }, i) => imports.findIndex((other) => other.source === source) === i);
}

function importProblem(run: ImportRow, at: Date): string[] {
  const source = SOURCE_LABELS[run.source];
  if (isBrokenOff(run, at))
    return [`The last import from ${source} stopped before its end: run it again to go on.`];
  if (run.rows_read === 0 || run.rows_rejected / run.rows_read < MUCH_REJECTED) return [];
  const share = Math.round((100 * run.rows_rejected) / run.rows_read);
  return [`${share} % of the rows of the last import from ${source} were rejected.`];
}

/** It failed, or its process is gone. */
export function isBrokenOff({ status, updated_at }: ImportRow, at: Date): boolean {
  return status === 'failed' || (status === 'running' && at.getTime() - updated_at.getTime() > SILENT_MS);
}
