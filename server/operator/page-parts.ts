import { escapeHtml } from '#server/html/escape-html.ts';

export const STYLE = `
main { max-width: 80rem; }
section { margin-top: 3rem; }
h2 { border-bottom: 1px solid var(--line-ink); padding-bottom: .5rem; margin-bottom: .5rem; }
.fine, .problems { margin: 1.5rem 0 0; font: 400 1.25rem/1.4 ui-serif, Georgia, serif; }
.problems { padding: 0; list-style: none; display: grid; gap: .5rem; }
.problems li { display: grid; grid-template-columns: auto 1fr; gap: .5rem; color: light-dark(#865400, #e8b55c); }
.problems li::before { content: '▲' / 'Warning:'; }
.fine::before { content: '✓ ' / ''; color: light-dark(#3b7015, #a6d17a); }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(clamp(8rem, 30vw, 15rem), 1fr)); gap: 1rem; margin: 1rem 0; }
dt { color: var(--muted); font-size: .75rem; } dd { margin: 0; }
.scroller { overflow-x: auto; position: relative; margin: .5rem 0; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; font-variant-numeric: tabular-nums; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { text-align: left; vertical-align: top; padding: .5rem 1rem .5rem 0; border-bottom: 1px solid var(--line); white-space: nowrap; }
thead th { color: var(--muted); font-size: .75rem; font-weight: 500; }
tbody th { font-weight: 400; }
.figure { text-align: right; padding: .5rem 0 .5rem 1rem; }
.long { white-space: normal; overflow-wrap: anywhere; min-width: 12rem; max-width: 30rem; }
details { margin: .5rem 0; }
`;

export type Cell = string | { readonly text: string; readonly isLong: true };

export function section(title: string, content: string): string {
  return `<section><h2>${escapeHtml(title)}</h2>${content}</section>`;
}

/** Names with values. */
export function facts(rows: readonly (readonly [string, string])[]): string {
  return `<dl>${rows.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`;
}

/** A table that scrolls by itself where it is too wide; its first column names the row, those from `figures` on are numbers. */
export function table(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
  figures: number,
): string {
  const head = heads
    .map((text, i) => `<th scope="col"${i >= figures ? ' class="figure"' : ''}>${escapeHtml(text)}</th>`)
    .join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell, i) => cellOf(cell, i, figures)).join('')}</tr>`);
  const name = escapeHtml(caption);
  return (
    `<div class="scroller" role="region" aria-label="${name}" tabindex="0"><table><caption>${name}</caption>` +
    `<thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
  );
}

function cellOf(cell: Cell, column: number, figures: number): string {
  const [text, isLong] = typeof cell === 'string' ? [cell, false] : [cell.text, true];
  const kind = isLong ? ' class="long"' : column >= figures ? ' class="figure"' : '';
  return column === 0
    ? `<th scope="row"${kind}>${escapeHtml(text)}</th>`
    : `<td${kind}>${escapeHtml(text)}</td>`;
}

export const count = (n: number): string => n.toLocaleString('en-US');

/** 24 Nov 2026, 18:05 UTC */
export function time(date: Date): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat('en-GB', options).format(date)} UTC`;
}

export function duration(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.round(seconds))} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} days`;
}

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Three digits, in powers of 1,000. */
export function bytes(n: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, n)) / 3));
  return `${Number((n / 1000 ** power).toPrecision(3)).toLocaleString('en-US')} ${UNITS[power]}`;
}
