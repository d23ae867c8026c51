import { n } from '../svg.ts';

/** a main, b its shade, c its light, d second colour (leaf), e darkest detail. */
export type Tone = 'a' | 'b' | 'c' | 'd' | 'e';
export type Tones = Readonly<Record<Tone, string>>;

/** One flat shape or, with `stroke`, one line. `shade` layers vanish in the line drawing. */
export type Layer = {
  readonly d: string;
  readonly tone: Tone;
  readonly stroke?: number;
  readonly shade?: true;
};

/** A drawing in a box of 100 by 100, painted from back to front. */
export type MarkDrawing = { readonly tones: Tones; readonly layers: readonly Layer[] };

export const fill = (tone: Tone, ...d: readonly string[]): Layer => ({ d: d.join(''), tone });
export const shadeOf = (tone: Tone, ...d: readonly string[]): Layer => ({ d: d.join(''), tone, shade: true });
export const draw = (tone: Tone, stroke: number, ...d: readonly string[]): Layer => ({
  d: d.join(''),
  tone,
  stroke,
});

export const tones = (a: string, b: string, c: string, d = '#6f8a4a', e = '#3a2f26'): Tones => ({
  a,
  b,
  c,
  d,
  e,
});
export const mark = (colours: Tones, ...layers: readonly Layer[]): MarkDrawing => ({
  tones: colours,
  layers,
});

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const polar = (cx: number, cy: number, r: number, degrees: number): readonly [number, number] => [
  cx + r * Math.cos(radians(degrees)),
  cy + r * Math.sin(radians(degrees)),
];

export function oval(cx: number, cy: number, rx: number, ry: number, degrees = 0): string {
  const [x1, y1] = polar(cx, cy, rx, degrees + 180);
  const [x2, y2] = polar(cx, cy, rx, degrees);
  return `M${n(x1)} ${n(y1)}A${n(rx)} ${n(ry)} ${degrees} 1 1 ${n(x2)} ${n(y2)}A${n(rx)} ${n(ry)} ${degrees} 1 1 ${n(x1)} ${n(y1)}Z`;
}

export const disc = (cx: number, cy: number, r: number): string => oval(cx, cy, r, r);

/** A pointed leaf or grain from its base towards `degrees`; `halves` draws only its far half. */
export function leaf(
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
  half = false,
): string {
  const [tx, ty] = polar(x, y, length, degrees);
  const [mx, my] = polar(x, y, length * 0.45, degrees);
  const [ax, ay] = polar(mx, my, width, degrees - 90);
  const [bx, by] = polar(mx, my, width, degrees + 90);
  const back = half ? 'Z' : `Q${n(ax)} ${n(ay)} ${n(x)} ${n(y)}Z`;
  return `M${n(x)} ${n(y)}Q${n(bx)} ${n(by)} ${n(tx)} ${n(ty)}${back}`;
}

export function ray(cx: number, cy: number, from: number, to: number, degrees: number): string {
  const [x1, y1] = polar(cx, cy, from, degrees);
  const [x2, y2] = polar(cx, cy, to, degrees);
  return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
}

/** A rounded wedge of a round slice, `spread` degrees wide. */
export function wedge(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  degrees: number,
  spread: number,
): string {
  const [x0, y0] = polar(cx, cy, inner, degrees);
  const [x1, y1] = polar(cx, cy, outer, degrees - spread / 2);
  const [x2, y2] = polar(cx, cy, outer, degrees + spread / 2);
  return `M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}A${outer} ${outer} 0 0 1 ${n(x2)} ${n(y2)}Z`;
}

export const times = <T>(count: number, make: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => make(i));

export const polygonPath = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
