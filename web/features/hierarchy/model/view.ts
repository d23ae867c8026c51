import { GRAPH_HEIGHT, GRAPH_WIDTH, type Layout } from './layout.ts';

/** Where the ground lies in the window: moved by x and y, in the window's units of 1000 by 700, and scaled. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const MIN_ZOOM = 0.1;
export const MAX_ZOOM = 3;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The whole drawing in the middle of the window; never larger than it is. */
export function fitView({ width, height }: Pick<Layout, 'width' | 'height'>): View {
  const scale = clampZoom(Math.min(1, GRAPH_WIDTH / width, GRAPH_HEIGHT / height));
  return { scale, x: (GRAPH_WIDTH * (1 - scale)) / 2, y: Math.max(0, (GRAPH_HEIGHT - height * scale) / 2) };
}

/** Zooms by a factor with the point under the pointer staying where it is. */
export function zoomAt(view: View, factor: number, { x, y }: Point): View {
  const scale = clampZoom(view.scale * factor);
  const ratio = scale / view.scale;
  return { scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio };
}

export const pan = (view: View, by: Point): View => ({ ...view, x: view.x + by.x, y: view.y + by.y });

/** Moves as little as needed for a point of the drawing to be in the window with a circle's room around it. */
export function reveal(view: View, point: Point, room: number): View {
  const margin = Math.min(room * view.scale, GRAPH_HEIGHT / 2);
  const shown = { x: point.x * view.scale + view.x, y: point.y * view.scale + view.y };
  return {
    ...view,
    x: view.x + toInside(shown.x, margin, GRAPH_WIDTH - margin),
    y: view.y + toInside(shown.y, margin, GRAPH_HEIGHT - margin),
  };
}

function toInside(value: number, from: number, to: number): number {
  return value < from ? from - value : value > to ? to - value : 0;
}

function clampZoom(scale: number): number {
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, scale));
}
