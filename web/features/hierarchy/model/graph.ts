import type { Hierarchy, HierarchyNode, HierarchyRelationship } from '#contract/hierarchy.schema.ts';

/** A hierarchy to walk in: nodes by GTIN, what each contains and what contains it. */
export interface Graph {
  readonly nodes: ReadonlyMap<string, HierarchyNode>;
  readonly contents: (gtin: string) => readonly HierarchyRelationship[];
  readonly containers: (gtin: string) => readonly HierarchyRelationship[];
  /** What nothing contains, or where everything is in a circle the first node: where reading begins. */
  readonly roots: readonly string[];
}

export function graphOf({ nodes, relationships }: Pick<Hierarchy, 'nodes' | 'relationships'>): Graph {
  const contents = Map.groupBy(relationships, ({ source }) => source);
  const containers = Map.groupBy(relationships, ({ target }) => target);
  const uncontained = nodes.flatMap(({ gtin }) => (containers.has(gtin) ? [] : [gtin]));
  return {
    nodes: new Map(nodes.map((node) => [node.gtin, node])),
    contents: (gtin) => contents.get(gtin) ?? [],
    containers: (gtin) => containers.get(gtin) ?? [],
    roots: uncontained.length > 0 ? uncontained : nodes.slice(0, 1).map(({ gtin }) => gtin),
  };
}

/** How deep each node lies, by the longest way from a root; nodes of a circle follow the first that leads to them. */
export function depthsOf(graph: Graph): Map<string, number> {
  const depths = new Map<string, number>();
  const open = new Map([...graph.nodes.keys()].map((gtin) => [gtin, graph.containers(gtin).length]));
  const ready = graph.roots.filter((gtin) => open.get(gtin) === 0);
  for (const gtin of ready) depths.set(gtin, 0);
  const settle = (gtin: string): void => {
    open.delete(gtin);
    for (const { target } of graph.contents(gtin)) {
      const waits = open.get(target);
      if (waits === undefined) continue;
      depths.set(target, Math.max(depths.get(target) ?? 0, (depths.get(gtin) ?? 0) + 1));
      open.set(target, waits - 1);
      if (waits === 1) ready.push(target);
    }
  };
  while (open.size > 0) {
    const next = ready.shift() ?? firstOf(open, depths);
    depths.set(next, depths.get(next) ?? 0);
    settle(next);
  }
  return depths;
}

/** Out of a circle: a node that something settled leads to, else any. */
function firstOf(open: ReadonlyMap<string, number>, depths: ReadonlyMap<string, number>): string {
  const [any = ''] = open.keys();
  return [...open.keys()].find((gtin) => depths.has(gtin)) ?? any;
}
