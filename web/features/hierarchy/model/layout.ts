import type { Hierarchy } from '#contract/hierarchy.schema.ts';
import { depthsOf, type Graph, graphOf } from './graph.ts';

/** The drawing's ground, in its own units. */
export const GRAPH_WIDTH = 1000;
export const GRAPH_HEIGHT = 700;
export const NODE_RADIUS = 50;

/** From one depth to the next, and from one row to the next where a depth has more than one. */
const DEPTH_STEP = 175;
const MOST_DEPTH_STEP = 320;
const ROW_STEP = 130;
const TOP = 90;
/** From circle to circle: wide where few stand in a row. */
const WIDEST_STEP = 200;
const NARROWEST_STEP = 120;
/** Circles side by side: more stand in rows below each other. */
const MOST_IN_ROW = 16;

export interface PlacedNode extends Place {
  readonly gtin: string;
}

/** Its place is where its quantity stands. */
export interface PlacedEdge extends Place {
  readonly source: string;
  readonly target: string;
  readonly quantity: number;
  /** SVG path from the lower edge of the container to the upper edge of the contained. */
  readonly path: string;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

export type Layout = ReturnType<typeof layoutHierarchy>;

/** Places a hierarchy in rows by depth from its roots, left to right around the middle of the ground. */
export function layoutHierarchy(hierarchy: Pick<Hierarchy, 'nodes' | 'relationships'>) {
  const rows = rowsByDepth(graphOf(hierarchy));
  const widest = Math.max(...rows.map(({ gtins }) => gtins.length * stepOf(gtins)));
  const width = Math.max(GRAPH_WIDTH, widest + TOP);
  const depthStep = depthStepOf(rows, width);
  const placedRows = placeRows(rows, depthStep);
  const placed = new Map(placedRows.flat().map((node) => [node.gtin, node]));
  const edges = hierarchy.relationships.flatMap(({ source, target, quantity }): PlacedEdge[] => {
    const [from, to] = [placed.get(source), placed.get(target)];
    return from && to ? [{ source, target, quantity, ...curve(from, to, depthStep) }] : [];
  });
  const lowest = placedRows.at(-1)?.[0]?.y ?? TOP;
  return { rows: placedRows, edges, width, height: Math.max(GRAPH_HEIGHT, lowest + TOP) };
}

/** A wide drawing is made smaller to fit: its depths part as far as the height that leaves allows. */
function depthStepOf(rows: readonly Row[], width: number): number {
  const depths = rows.filter(({ continues }) => !continues).length;
  const free = (width / GRAPH_WIDTH) * GRAPH_HEIGHT - 2 * TOP - (rows.length - depths) * ROW_STEP;
  return Math.max(DEPTH_STEP, Math.min(MOST_DEPTH_STEP, free / Math.max(1, depths - 1)));
}

interface Row {
  readonly gtins: readonly string[];
  /** Whether it continues the depth of the row above. */
  readonly continues: boolean;
}

function rowsByDepth(graph: Graph): Row[] {
  const depths = depthsOf(graph);
  const byDepth = Map.groupBy(graph.nodes.keys(), (gtin) => depths.get(gtin) ?? 0);
  const downwards = [...byDepth.keys()].sort((a, b) => a - b);
  /** Where each stands in its depth, from 0 to 1. */
  const order = new Map<string, number>();
  const arrange = (depth: number, next: (gtin: string) => readonly string[]): void => {
    const gtins = orderBy(byDepth.get(depth) ?? [], next, order);
    byDepth.set(depth, gtins);
    gtins.forEach((gtin, index) => {
      order.set(gtin, (index + 0.5) / gtins.length);
    });
  };
  const above = (gtin: string) => graph.containers(gtin).map(({ source }) => source);
  const below = (gtin: string) => graph.contents(gtin).map(({ target }) => target);
  for (const depth of downwards) arrange(depth, above);
  for (const depth of downwards.toReversed()) arrange(depth, below);
  for (const depth of downwards) arrange(depth, above);
  return downwards.flatMap((depth) => breakRows(byDepth.get(depth) ?? []));
}

/** By the middle of what they are linked to, so that few lines cross; without links where they stood. */
function orderBy(
  gtins: readonly string[],
  next: (gtin: string) => readonly string[],
  order: ReadonlyMap<string, number>,
): string[] {
  const middle = (gtin: string): number => {
    const places = next(gtin).flatMap((each) => order.get(each) ?? []);
    if (places.length === 0) return order.get(gtin) ?? 0.5;
    return places.reduce((sum, place) => sum + place, 0) / places.length;
  };
  const keyed = gtins.map((gtin) => ({ gtin, middle: middle(gtin) }));
  return keyed.sort((a, b) => a.middle - b.middle || (a.gtin < b.gtin ? -1 : 1)).map(({ gtin }) => gtin);
}

function breakRows(gtins: readonly string[]): Row[] {
  const count = Math.ceil(gtins.length / MOST_IN_ROW);
  const size = Math.ceil(gtins.length / count);
  return Array.from({ length: count }, (_, n) => ({
    gtins: gtins.slice(n * size, (n + 1) * size),
    continues: n > 0,
  }));
}

function stepOf(gtins: readonly string[]): number {
  return Math.max(NARROWEST_STEP, Math.min(WIDEST_STEP, GRAPH_WIDTH / gtins.length));
}

function placeRows(rows: readonly Row[], depthStep: number): PlacedNode[][] {
  let y = TOP;
  return rows.map(({ gtins, continues }, index) => {
    if (index > 0) y += continues ? ROW_STEP : depthStep;
    const step = stepOf(gtins);
    const left = GRAPH_WIDTH / 2 - ((gtins.length - 1) * step) / 2;
    const rowY = y;
    return gtins.map((gtin, n) => ({ gtin, x: left + n * step, y: rowY }));
  });
}

function curve(from: PlacedNode, to: PlacedNode, depthStep: number): Pick<PlacedEdge, 'path' | 'x' | 'y'> {
  // Upwards only in a circle: out at the top, in at the bottom.
  const side = to.y > from.y ? NODE_RADIUS : -NODE_RADIUS;
  const [startY, endY] = [from.y + side, to.y - side];
  const middleY = (startY + endY) / 2;
  const at = Math.abs(to.y - from.y) > 1.5 * depthStep ? COUNT_AT_FAR : COUNT_AT;
  const rest = 1 - at;
  // The curve's own points at that part of the way (cubic, its controls above and below each other).
  const [ofStart, ofEnd] = [rest ** 2 * (rest + 3 * at), at ** 2 * (at + 3 * rest)];
  return {
    path: `M${from.x} ${startY}C${from.x} ${middleY} ${to.x} ${middleY} ${to.x} ${endY}`,
    x: ofStart * from.x + ofEnd * to.x,
    y: rest ** 3 * startY + 3 * rest * at * middleY + at ** 3 * endY,
  };
}

/** Where a line's quantity stands: nearer to the contained, where lines of one container have parted. */
const COUNT_AT = 0.66;
/** Of a line that passes other depths: below their circles. */
const COUNT_AT_FAR = 0.88;

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
