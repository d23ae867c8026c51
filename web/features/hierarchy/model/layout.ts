import type { Hierarchy } from '#contract/hierarchy.ts';
import { depthsOf, type Graph, graphOf } from './graph.ts';

/** The drawing's ground, in its own units. */
export const GRAPH_WIDTH = 1000;
export const GRAPH_HEIGHT = 700;
export const NODE_RADIUS = 50;

/** From one depth to the next, and from one row to the next where a depth has more than one. */
const DEPTH_STEP = 175;
const ROW_STEP = 130;
const TOP = 90;
/** From circle to circle: wide where few stand in a row. */
const WIDEST_STEP = 200;
const NARROWEST_STEP = 120;
/** Circles side by side: more stand in rows below each other. */
const MOST_IN_ROW = 16;

export interface PlacedNode {
  readonly gtin: string;
  readonly x: number;
  readonly y: number;
}

export interface PlacedEdge {
  readonly source: string;
  readonly target: string;
  readonly quantity: number;
  /** SVG path from the lower edge of the container to the upper edge of the contained. */
  readonly path: string;
  /** Where its quantity stands. */
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  /** Row by row, left to right. */
  readonly rows: readonly (readonly PlacedNode[])[];
  readonly edges: readonly PlacedEdge[];
  readonly width: number;
  readonly height: number;
}

/** Places a hierarchy by depth from its roots, each row around the middle of the ground. Pure. */
export function layoutHierarchy(hierarchy: Pick<Hierarchy, 'nodes' | 'relationships'>): Layout {
  const graph = graphOf(hierarchy);
  const rows = placeRows(rowsByDepth(graph));
  const placed = new Map(rows.flat().map((node) => [node.gtin, node]));
  const edges = hierarchy.relationships.flatMap(({ source, target, quantity }) => {
    const [from, to] = [placed.get(source), placed.get(target)];
    return from && to ? [{ source, target, quantity, ...curve(from, to) }] : [];
  });
  const xs = rows.flat().map(({ x }) => x);
  const lowest = rows.at(-1)?.[0]?.y ?? TOP;
  return {
    rows,
    edges,
    width: Math.max(GRAPH_WIDTH, Math.max(...xs) - Math.min(...xs) + 2 * TOP),
    height: Math.max(GRAPH_HEIGHT, lowest + TOP),
  };
}

interface Row {
  readonly gtins: readonly string[];
  /** Whether it goes on with the depth of the row above it. */
  readonly continues: boolean;
}

function rowsByDepth(graph: Graph): Row[] {
  const depths = depthsOf(graph);
  const byDepth = Map.groupBy(graph.nodes.keys(), (gtin) => depths.get(gtin) ?? 0);
  const order = new Map<string, number>();
  return [...byDepth.keys()]
    .sort((a, b) => a - b)
    .flatMap((depth) => {
      const gtins = orderBelow(graph, byDepth.get(depth) ?? [], order);
      gtins.forEach((gtin, index) => {
        order.set(gtin, (index + 0.5) / gtins.length);
      });
      const count = Math.ceil(gtins.length / MOST_IN_ROW);
      const size = Math.ceil(gtins.length / count);
      return Array.from({ length: count }, (_, n) => ({
        gtins: gtins.slice(n * size, (n + 1) * size),
        continues: n > 0,
      }));
    });
}

/** Under the middle of what contains them, so that few lines cross; else in their own order. */
function orderBelow(graph: Graph, gtins: readonly string[], order: ReadonlyMap<string, number>): string[] {
  const middle = (gtin: string): number => {
    const above = graph.containers(gtin).flatMap(({ source }) => order.get(source) ?? []);
    return above.length === 0 ? 0.5 : above.reduce((sum, x) => sum + x, 0) / above.length;
  };
  const keyed = gtins.map((gtin) => ({ gtin, middle: middle(gtin) }));
  return keyed.sort((a, b) => a.middle - b.middle || (a.gtin < b.gtin ? -1 : 1)).map(({ gtin }) => gtin);
}

function placeRows(rows: readonly Row[]): PlacedNode[][] {
  let y = TOP;
  return rows.map(({ gtins, continues }, index) => {
    if (index > 0) y += continues ? ROW_STEP : DEPTH_STEP;
    const step = Math.max(NARROWEST_STEP, Math.min(WIDEST_STEP, GRAPH_WIDTH / gtins.length));
    const left = GRAPH_WIDTH / 2 - ((gtins.length - 1) * step) / 2;
    const rowY = y;
    return gtins.map((gtin, n) => ({ gtin, x: left + n * step, y: rowY }));
  });
}

function curve(from: PlacedNode, to: PlacedNode): Pick<PlacedEdge, 'path' | 'x' | 'y'> {
  // Upwards only in a circle: out at the top, in at the bottom.
  const side = to.y > from.y ? NODE_RADIUS : -NODE_RADIUS;
  const [startY, endY] = [from.y + side, to.y - side];
  const middleY = (startY + endY) / 2;
  return {
    path: `M${from.x} ${startY}C${from.x} ${middleY} ${to.x} ${middleY} ${to.x} ${endY}`,
    x: (from.x + to.x) / 2,
    y: middleY,
  };
}

/** Where an arrow key leads: up to a container, down to a content, sideways in the row. Undefined: nowhere. */
export function neighbourOf(
  hierarchy: Pick<Hierarchy, 'relationships'>,
  { rows }: Layout,
  gtin: string,
  key: string,
): string | undefined {
  const { relationships } = hierarchy;
  if (key === 'ArrowUp') return relationships.find(({ target }) => target === gtin)?.source;
  if (key === 'ArrowDown') return relationships.find(({ source }) => source === gtin)?.target;
  const step = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  if (step === 0) return undefined;
  const all = rows.flat();
  const index = all.findIndex((node) => node.gtin === gtin);
  return all[index + step]?.gtin;
}
