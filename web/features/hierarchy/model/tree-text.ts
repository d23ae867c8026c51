import { t } from 'ttag';
import type { Hierarchy } from '#contract/hierarchy.schema.ts';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { LOCALE } from '#web/lib/language.ts';
import { type Graph, graphOf } from './graph.ts';
import { levelWords, nodeName } from './node-words.ts';

/** Lines at most; a longer text is unreadable. */
const MOST_LINES = 2_000;
const INDENT = '    ';

/** The hierarchy as indented lines. What was written out once is only named after that, which also ends circles. */
export function treeText(hierarchy: Pick<Hierarchy, 'nodes' | 'relationships'>): string {
  const graph = graphOf(hierarchy);
  const lines: string[] = [];
  const written = new Set<string>();
  for (const root of graph.roots) write(graph, root, undefined, 0, lines, written);
  return lines.join('\n');
}

function write(
  graph: Graph,
  gtin: string,
  quantity: number | undefined,
  depth: number,
  lines: string[],
  written: Set<string>,
): void {
  const node = graph.nodes.get(gtin);
  if (!node || lines.length >= MOST_LINES) return;
  const count = quantity === undefined ? '' : `${quantity.toLocaleString(LOCALE)} × `;
  const isRepeated = written.has(gtin) && graph.contents(gtin).length > 0;
  const name = nodeName(node) === gtinText(node.gtin) ? '' : ` ${nodeName(node)}`;
  const line = `${count}${levelWords(node.product_type).name}${name} (GTIN ${gtinText(node.gtin)})`;
  lines.push(`${INDENT.repeat(depth)}${isRepeated ? t`${line}, contents as above` : line}`);
  if (isRepeated) return;
  written.add(gtin);
  for (const content of graph.contents(gtin)) {
    write(graph, content.target, content.quantity, depth + 1, lines, written);
  }
}
