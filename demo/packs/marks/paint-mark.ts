import { mix } from '../palette.ts';
import { group, n, path, stroke } from '../svg.ts';
import type { Layer, MarkDrawing, Tones } from './marks.ts';

/** Joins neighbors of the same color into one path: smaller files, same picture. */
function paint(layers: readonly Layer[], tones: Tones): string {
  return layers
    .map(({ d, tone, stroke: width }) =>
      width === undefined ? path(d, tones[tone]) : stroke(d, tones[tone], width),
    )
    .join('');
}

/** Places a mark with its center at `cx`, `cy`. */
export function placeMark(
  drawing: MarkDrawing,
  cx: number,
  cy: number,
  size: number,
  tones: Tones = drawing.tones,
  turn = 0,
): string {
  const scale = size / 100;
  const rotate = turn === 0 ? '' : ` rotate(${n(turn)} 50 50)`;
  return group(
    paint(drawing.layers, tones),
    `transform="translate(${n(cx - size / 2)} ${n(cy - size / 2)}) scale(${Math.round(scale * 1000) / 1000})${rotate}"`,
  );
}

/** One-ink version: the paper shows through the lights. */
export function oneInk(ink: string, paper: string): Tones {
  return {
    a: mix(ink, paper, 0.12),
    b: ink,
    c: mix(ink, paper, 0.72),
    d: mix(ink, paper, 0.32),
    e: mix(ink, paper, 0.55),
  };
}
