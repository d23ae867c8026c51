import type { Point } from '#contract/points.schema.ts';

/** A part of the picture, in the axes' units; bounds included. */
export interface Area {
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
}

const STEPS = [1, 2, 2.5, 5, 10];
const TICKS = 5;

/** The amounts that an axis names, from 0 to just past the largest. */
export function ticksOf(largest: number): readonly number[] {
  const rough = (largest > 0 ? largest : 1) / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((each) => each * power >= rough) ?? 10);
  const count = Math.ceil((largest > 0 ? largest : 1) / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, at) => Number((at * step).toPrecision(12)));
}

/** A hundredth of an axis: as exact as a pointer is. */
export function roundTo(amount: number, end: number): number {
  const step = 10 ** Math.floor(Math.log10(end / 100));
  return Number((Math.round(Math.max(0, amount) / step) * step).toFixed(3));
}

/** Points whose two figures are known and in the area. */
export function pointsWithin(points: readonly Point[], { x, y }: Area): readonly Point[] {
  return points.filter(
    (point) => point.x !== null && point.y !== null && isIn(point.x, x) && isIn(point.y, y),
  );
}

const isIn = (amount: number, [from, to]: readonly [number, number]) => amount >= from && amount <= to;

/** What is not known of how many points. */
export function countUnknown(points: readonly Point[]) {
  const count = (of: (point: Point) => boolean) => points.filter(of).length;
  return {
    onlyX: count(({ x, y }) => x === null && y !== null),
    onlyY: count(({ x, y }) => x !== null && y === null),
    both: count(({ x, y }) => x === null && y === null),
  };
}

/** The point nearest to a place, both as shares of the plot, where one is within reach. */
export function nearestPoint(
  points: readonly Point[],
  place: { readonly left: number; readonly top: number },
  ends: { readonly x: number; readonly y: number },
  size: { readonly width: number; readonly height: number },
  reachPx: number,
): Point | undefined {
  let nearest: Point | undefined;
  let least = reachPx;
  for (const point of points) {
    if (point.x === null || point.y === null) continue;
    const across = (point.x / ends.x - place.left) * size.width;
    const up = (1 - point.y / ends.y - place.top) * size.height;
    const distance = Math.hypot(across, up);
    if (distance <= least) [nearest, least] = [point, distance];
  }
  return nearest;
}
