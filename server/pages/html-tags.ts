import { escapeHtml } from '../html/escape-html.ts';

/** A data block that the page's scripts read. */
export function firstDataScript(json: string): string {
  return dataScript('type="application/json" id="first-data"', json);
}

/** JSON that no browser runs: no `<` in it, so nothing in a product's texts can end it. */
export function dataScript(attributes: string, json: string): string {
  return `<script ${attributes}>${json.replaceAll('<', String.raw`\u003c`)}</script>`;
}

export function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
}
