import type { Hierarchy, HierarchyNode } from '#contract/hierarchy.schema.ts';
import { graphOf } from './graph.ts';

export interface ChainLink {
  readonly node: HierarchyNode;
  /** How many of it are in the one before; undefined for the first. */
  readonly quantity: number | undefined;
  /** How many of it are in the first, whichever way leads there along the chain. */
  readonly inFirst: number;
}

/** One way through the hierarchy from the top, through a trade item, to the bottom: what most hierarchies are whole. */
export function chainThrough(
  hierarchy: Pick<Hierarchy, 'nodes' | 'relationships'>,
  gtin: string,
): ChainLink[] {
  const graph = graphOf(hierarchy);
  const path: { gtin: string; quantity: number | undefined }[] = [{ gtin, quantity: undefined }];
  const seen = new Set([gtin]);
  for (let up = graph.containers(gtin)[0]; up && !seen.has(up.source); up = graph.containers(up.source)[0]) {
    const [first] = path;
    if (first) first.quantity = up.quantity;
    path.unshift({ gtin: up.source, quantity: undefined });
    seen.add(up.source);
  }
  for (
    let down = graph.contents(gtin)[0];
    down && !seen.has(down.target);
    down = graph.contents(down.target)[0]
  ) {
    path.push({ gtin: down.target, quantity: down.quantity });
    seen.add(down.target);
  }
  let inFirst = 1;
  return path.flatMap(({ gtin: each, quantity }) => {
    const node = graph.nodes.get(each);
    inFirst *= quantity ?? 1;
    return node ? [{ node, quantity, inFirst }] : [];
  });
}
