import { escapeHtml } from '#server/html/escape-html.ts';
import { findProblems, isBrokenOff, SOURCE_LABELS } from './find-problems.ts';
import { gapsTable } from './gaps-table.ts';
import { type ImportRow, MOST_COUNTED } from './operations.queries.ts';
import { bytes, type Cell, count, duration, facts, section, table, time } from './page-parts.ts';
import type { Operations } from './read-operations.ts';

const UNANSWERED = '<p>The store does not answer.</p>';

/** The operations page's content as HTML: first what needs attention, then each part. */
export function operationsBody(operations: Operations, version: string, upSeconds: number): string {
  const { at, imports, gaps } = operations;
  return (
    `<p class="muted">As of ${time(at)}. Larder ${escapeHtml(version)}, this server up for ${duration(upSeconds)}. <a href="">Reload</a></p>` +
    attention(findProblems(operations)) +
    section('Imports', imports === undefined ? UNANSWERED : importsTable(imports, at)) +
    section('Search index', indexFacts(operations)) +
    section('Store', storeFacts(operations)) +
    section('Mail', mailFacts(operations)) +
    section('Webhooks', webhookFacts(operations)) +
    section('What products lack', gaps === undefined ? UNANSWERED : gapsTable(gaps))
  );
}

function attention(problems: readonly string[]): string {
  if (problems.length === 0) return '<p class="fine">Nothing needs attention.</p>';
  return `<ul class="problems">${problems.map((each) => `<li>${escapeHtml(each)}</li>`).join('')}</ul>`;
}

function importsTable(imports: readonly ImportRow[], at: Date): string {
  if (imports.length === 0) return '<p>No file has been imported yet.</p>';
  const heads = ['Started', 'Source', 'File', 'State', 'Read', 'Written', 'Unchanged', 'Rejected', 'Time'];
  const rows = imports.map((run): Cell[] => [
    time(run.started_at),
    SOURCE_LABELS[run.source],
    { text: fileOf(run), isLong: true },
    stateOf(run, at),
    count(run.rows_read),
    count(run.rows_written),
    count(run.rows_unchanged),
    count(run.rows_rejected),
    run.seconds > 0 ? duration(run.seconds) : 'Not recorded',
  ]);
  return table('Imports, newest first', heads, rows, 4) + imports.map(rejects).join('');
}

function stateOf(run: ImportRow, at: Date): string {
  if (run.status === 'finished') return 'Finished';
  return isBrokenOff(run, at) ? 'Stopped' : 'Running';
}

/** Without its folder; an address may hold a password. */
const fileOf = ({ files }: ImportRow): string =>
  files.split(/[?#]/, 1)[0]?.split(/[/\\]/).at(-1) || 'Not named';

function rejects(run: ImportRow): string {
  const { id, source, started_at, reject_reasons } = run;
  if (reject_reasons.length === 0) return '';
  const rows = reject_reasons.map(({ reason, rows }): Cell[] => [
    { text: reason, isLong: true },
    count(rows),
  ]);
  const file = `${started_at.toISOString().slice(0, 10)}-${source}-${id}.rejects.csv`;
  const title = `Rejected of ${fileOf(run)}, ${time(started_at)}`;
  return (
    `<details><summary>${escapeHtml(title)}</summary>${table(title, ['Reason', 'Rows'], rows, 1)}` +
    `<p class="muted">Each row is listed in imports/${file}, in the data folder of the machine that imported.</p></details>`
  );
}

function indexFacts({ index, store }: Operations): string {
  const { engine, isReady, products, lag, missing } = index;
  return facts([
    ['Engine', engine === 'embedded' ? 'Embedded, of this server' : 'OpenSearch cluster'],
    ['State', isReady ? 'Ready' : 'Being built'],
    ['Products', products === undefined ? 'Not known' : count(products)],
    ['Changes not shown yet', lag === undefined ? 'Not known' : count(lag)],
    ...(engine === 'embedded'
      ? []
      : [
          ['Nodes missing', missing === undefined ? 'Not known' : count(missing.nodes)] as const,
          ['Copies missing', missing === undefined ? 'Not known' : count(missing.copies)] as const,
        ]),
    ...(store?.isReplicaRead === undefined
      ? []
      : [['Catalogue is read from', store.isReplicaRead ? 'The replica' : 'The primary'] as const]),
  ]);
}

function storeFacts({ store }: Operations): string {
  if (store === undefined) return UNANSWERED;
  return facts([
    ['On disk, without its log', bytes(store.bytes)],
    ['Connections of this server', `${store.busy} busy, ${store.idle} idle`],
    ['Requests that wait for one', count(store.waiting)],
  ]);
}

function mailFacts({ mail }: Operations): string {
  if (mail === null) return '<p>Mail goes to the development mailbox, as SMTP_URL is not set.</p>';
  if (mail === undefined) return UNANSWERED;
  const isCut = mail.waiting + mail.sent + mail.given_up >= MOST_COUNTED;
  return (
    facts([
      ['Waiting', count(mail.waiting)],
      ['Of these tried before', count(mail.tried_before)],
      ['Oldest that waits', mail.oldest === null ? 'None' : time(mail.oldest)],
      ['Sent in the last day', count(mail.sent)],
      ['Given up in the last day', count(mail.given_up)],
    ]) + (isCut ? `<p class="muted">Counted to ${count(MOST_COUNTED)}.</p>` : '')
  );
}

function webhookFacts({ webhooks }: Operations): string {
  if (webhooks === undefined) return UNANSWERED;
  const rows = webhooks.worst.map((hook): Cell[] => [
    { text: hook.id, isLong: true },
    // The rest of the address may hold a secret of its owner's.
    { text: URL.canParse(hook.url) ? new URL(hook.url).host : 'Not known', isLong: true },
    hook.failing_since === null ? 'Not known' : time(hook.failing_since),
    hook.disabled_at === null ? 'Tried again' : 'Given up',
    { text: hook.last_error ?? 'Not known', isLong: true },
    count(hook.failed_attempts),
  ]);
  return (
    facts([
      ['Active', count(webhooks.active)],
      ['Of these failing', count(webhooks.failing)],
      ['Paused by their owners', count(webhooks.paused)],
      ['Given up', count(webhooks.disabled)],
    ]) +
    (rows.length === 0
      ? ''
      : table(
          'Failing webhooks',
          ['Webhook', 'Receiver', 'Failing since', 'State', 'Last error', 'Attempts'],
          rows,
          5,
        ))
  );
}
