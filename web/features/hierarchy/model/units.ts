import type { Hierarchy } from '#contract/hierarchy.schema.ts';
import type { ProductType } from '#contract/product.ts';
import { depthsOf, type Graph, graphOf } from './graph.ts';
import { countWords } from './node-words.ts';

/** Sums stay exact and readable; a larger one is no packaging. */
export const HIGHEST_COUNT = 1e12;

/** Ways of packing one product that are written out; the graph shows them all. */
const MOST_EQUATIONS = 4;

/**
 * What one of each outermost container of `gtin` holds, level by level: "1 pallet = 40 cases = 480 eaches". Each step
 * opens whatever lies highest, so that every sum is true by itself: "1 mixed module = 4 cases + 20 eaches = 68 eaches".
 * Nothing of a hierarchy that was cut off or is a circle: its sums would be wrong.
 */
export function unitEquations(hierarchy: Hierarchy, gtin: string): string[] {
  if (hierarchy.truncated) return [];
  const graph = graphOf(hierarchy);
  const depths = depthsOf(graph);
  const around = containersOf(graph, gtin);
  const equations = graph.roots.flatMap((root) => {
    const equation = around.has(root) ? equationOf(graph, depths, root, 1) : undefined;
    return equation === undefined ? [] : [equation];
  });
  return equations.slice(0, MOST_EQUATIONS);
}

/** What so many of a trade item hold: "2 cases = 24 eaches"; undefined where nothing can be told. */
export function contentEquation(hierarchy: Hierarchy, gtin: string, quantity: number): string | undefined {
  if (hierarchy.truncated) return undefined;
  const graph = graphOf(hierarchy);
  return equationOf(graph, depthsOf(graph), gtin, quantity);
}

function equationOf(
  graph: Graph,
  depths: ReadonlyMap<string, number>,
  gtin: string,
  quantity: number,
): string | undefined {
  const sums = openLevels(graph, depths, new Map([[gtin, quantity]]));
  return sums.length > 1 ? sums.map((sum) => sumWords(graph, sum)).join(' = ') : undefined;
}

/** Itself, and everything that it is inside of. */
function containersOf(graph: Graph, gtin: string): Set<string> {
  const found = new Set([gtin]);
  for (const each of found) for (const { source } of graph.containers(each)) found.add(source);
  return found;
}

type Sum = ReadonlyMap<string, number>;

function openLevels(graph: Graph, depths: ReadonlyMap<string, number>, first: Sum): Sum[] {
  const sums: Sum[] = [first];
  for (;;) {
    const sum = sums.at(-1) ?? new Map();
    const opened = [...sum.keys()].filter((gtin) => graph.contents(gtin).length > 0);
    if (opened.length === 0) return sums;
    const highest = Math.min(...opened.map((gtin) => depths.get(gtin) ?? 0));
    const next = openAt(graph, sum, (gtin) => opened.includes(gtin) && depths.get(gtin) === highest);
    const isSound = [...next.values()].every((count) => count <= HIGHEST_COUNT);
    if (sums.length > graph.nodes.size || !isSound) return [];
    sums.push(next);
  }
}

function openAt(graph: Graph, sum: Sum, isOpened: (gtin: string) => boolean): Sum {
  const next = new Map<string, number>();
  const add = (gtin: string, count: number) => next.set(gtin, (next.get(gtin) ?? 0) + count);
  for (const [gtin, count] of sum) {
    if (!isOpened(gtin)) add(gtin, count);
    else for (const { target, quantity } of graph.contents(gtin)) add(target, count * quantity);
  }
  return next;
}

function sumWords(graph: Graph, sum: Sum): string {
  const byType = new Map<ProductType | null, number>();
  for (const [gtin, count] of sum) {
    const type = graph.nodes.get(gtin)?.product_type ?? null;
    byType.set(type, (byType.get(type) ?? 0) + count);
  }
  return [...byType].map(([type, count]) => countWords(count, type)).join(' + ');
}
