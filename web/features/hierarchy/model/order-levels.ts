import { t } from 'ttag';
import { MAX_CART_QUANTITY } from '#contract/cart.ts';
import type { Hierarchy, HierarchyNode } from '#contract/hierarchy.schema.ts';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { LOCALE } from '#web/lib/language.ts';
import { type Graph, graphOf } from './graph.ts';
import { countWords, levelWords } from './node-words.ts';
import { HIGHEST_COUNT } from './units.ts';

/** A level of packaging that a product can be ordered by: a trade item that holds so many of one thing and nothing else. */
export interface OrderLevel {
  readonly node: HierarchyNode;
  /** How many of the smallest level are in one; 1 for that itself. */
  readonly count: number;
  /** "Each", "Case of 12", "Pallet of 40 cases": no two levels alike. */
  readonly label: string;
}

/** A full cart of a level's units stays an exact number. */
const HIGHEST_LEVEL = HIGHEST_COUNT / MAX_CART_QUANTITY;

/**
 * The levels of `gtin`, the smallest first: what it comes down to, and whatever holds nothing but that. A mixed case is
 * no level of what is in it, nor is one whose contents are said twice; it is the smallest level of its own pallets.
 * None where there is no other level, in a circle, and in a hierarchy that was cut off: what is missing could be
 * something else in the same case.
 */
export function orderLevels(hierarchy: Hierarchy, gtin: string): readonly OrderLevel[] {
  const graph = graphOf(hierarchy);
  const base = smallestIn(graph, gtin);
  if (hierarchy.truncated || base === undefined) return [];
  const levels: Omit<OrderLevel, 'label'>[] = [{ node: base, count: 1 }];
  for (const { node, count } of levels) {
    for (const { source, quantity } of graph.containers(node.gtin)) {
      const container = graph.nodes.get(source);
      const isPure = graph.contents(source).length === 1 && count * quantity <= HIGHEST_LEVEL;
      if (container && isPure) levels.push({ node: container, count: count * quantity });
    }
  }
  const hasOwn = levels.some(({ node }) => node.gtin === gtin);
  if (levels.length === 1 || !hasOwn || isInside(graph, base.gtin, levels)) return [];
  return withLabels(
    graph,
    levels.toSorted((a, b) => a.count - b.count),
  );
}

/** Down through whatever holds one kind of thing; undefined in a circle. */
function smallestIn(graph: Graph, gtin: string): HierarchyNode | undefined {
  const seen = new Set<string>();
  for (let next = gtin; !seen.has(next); ) {
    seen.add(next);
    const [content, other] = graph.contents(next);
    if (!content || other) return graph.nodes.get(next);
    next = content.target;
  }
  return undefined;
}

/** Whether one of the levels is inside the smallest: a circle through a mixed trade item. */
function isInside(graph: Graph, base: string, levels: readonly Pick<OrderLevel, 'node'>[]): boolean {
  const inside = new Set(graph.contents(base).map(({ target }) => target));
  for (const gtin of inside) for (const { target } of graph.contents(gtin)) inside.add(target);
  return levels.some(({ node }) => inside.has(node.gtin));
}

function withLabels(graph: Graph, levels: readonly Omit<OrderLevel, 'label'>[]): readonly OrderLevel[] {
  const labels = levels.map(({ node, count }) =>
    count === 1 && node === levels[0]?.node ? nameOf(node) : labelOf(graph, node),
  );
  return levels.map((level, n) => {
    const label = labels[n] ?? '';
    const isOnly = labels.indexOf(label) === labels.lastIndexOf(label);
    return { ...level, label: isOnly ? label : `${label}, GTIN ${gtinText(level.node.gtin)}` };
  });
}

const nameOf = ({ product_type }: HierarchyNode) => levelWords(product_type).name;

function labelOf(graph: Graph, node: HierarchyNode): string {
  const [content] = graph.contents(node.gtin);
  if (!content) return nameOf(node);
  const type = graph.nodes.get(content.target)?.product_type ?? null;
  const { quantity } = content;
  const holds = type === 'BASE_UNIT_OR_EACH' ? quantity.toLocaleString(LOCALE) : countWords(quantity, type);
  return t`${nameOf(node)} of ${holds}`;
}

export type LevelChange = ReturnType<typeof changeLevel>;

/** How many of another level: rounded up, and how many `more` of the smallest that is; 0 where it comes out even. */
export function changeLevel(quantity: number, from: OrderLevel, to: OrderLevel) {
  const units = quantity * from.count;
  const changed = Math.ceil(units / to.count);
  return { quantity: changed, more: changed * to.count - units };
}

/** The levels a person can choose from: what no source describes cannot be ordered. Fewer than two are no choice. */
export function offeredLevels(levels: readonly OrderLevel[], gtin: string): readonly OrderLevel[] {
  const offered = levels.filter(({ node }) => node.in_catalogue || node.gtin === gtin);
  return offered.length > 1 ? offered : [];
}
