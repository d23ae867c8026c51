import type { Palette } from './types.ts';

const palette = (ground: string, ink: string, panel: string, panelInk: string, accent: string): Palette => ({
  ground,
  ink,
  panel,
  panelInk,
  accent,
});

/** Print-like colors: muted grounds, warm paper, one accent. `ink` and `panelInk` read at 4.5:1 or better. */
export const PALETTES = {
  forest: palette('#24503f', '#f6efdf', '#f4ecd9', '#1d3b30', '#d7a13b'),
  brick: palette('#9c3a29', '#fbf1e3', '#f8ead6', '#5f2118', '#e3b04b'),
  navy: palette('#22395b', '#f3efe4', '#eff0e9', '#1b2b46', '#d98f4e'),
  mustard: palette('#d9a32c', '#3a2a12', '#fbf3dc', '#47330f', '#9c3b26'),
  sage: palette('#9db08a', '#1f2e1b', '#f5f3e6', '#2b3d25', '#b5532d'),
  plum: palette('#5a2f4c', '#f7eae3', '#f6ebe4', '#45213a', '#d8a25c'),
  sky: palette('#8fb4c4', '#172d39', '#f3f6f3', '#1f3d4d', '#c9583a'),
  terracotta: palette('#a94f34', '#fff3e6', '#fbefe0', '#6a2a18', '#e7b77a'),
  bone: palette('#efe5d1', '#26221d', '#fffaf0', '#26221d', '#b8452f'),
  teal: palette('#1f5f63', '#f2f1e4', '#f1f2e8', '#154448', '#e0a44f'),
  rose: palette('#dba7a0', '#451a21', '#fbf1ec', '#5a2630', '#6f7d44'),
  cobalt: palette('#2d4a94', '#f8f4e8', '#f4f2ea', '#22397a', '#f0b93f'),
  olive: palette('#5f6130', '#f7f3df', '#f5f0da', '#40401c', '#d5843a'),
  charcoal: palette('#2f3133', '#f3ede0', '#efe9dc', '#2a2b2c', '#c89b4a'),
  lemon: palette('#ecce58', '#37331a', '#fdf8e2', '#3d381b', '#2f6b57'),
  mint: palette('#b5d0bc', '#1f3d33', '#f6f8f0', '#23463a', '#c94f38'),
  burgundy: palette('#6d1f2c', '#f8ebdd', '#f7ecdf', '#55151f', '#cfa357'),
  stone: palette('#cfc6b4', '#33302a', '#f7f3ea', '#39352d', '#7b4b33'),
  tomato: palette('#b83227', '#fff4e4', '#fbf0de', '#7a1c16', '#33664c'),
  indigo: palette('#3b3563', '#f1ecec', '#f2eeee', '#2c274f', '#e59a6b'),
  peach: palette('#efb98d', '#4c2412', '#fcf3e8', '#5a2c17', '#8a3d2a'),
  spruce: palette('#1c3d42', '#e9efe6', '#edf1ea', '#17343a', '#c7b15a'),
  linen: palette('#e6d9bd', '#1f3f63', '#faf5e8', '#1f3f63', '#c25a36'),
  leaf: palette('#47702f', '#fbf7e6', '#f5f4e2', '#2c4a20', '#e8b43c'),
  lilac: palette('#b9aacb', '#2f2147', '#f6f2f5', '#392955', '#d0763f'),
  chalk: palette('#f5f0e4', '#9c271f', '#fffcf4', '#8e231b', '#2f4f6e'),
  cocoa: palette('#4a2e22', '#f5e6d3', '#f5eadb', '#442a1f', '#d08b3e'),
  ice: palette('#d9e5e8', '#1d4566', '#fafcfa', '#1d4566', '#3c8fb0'),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;

type Rgb = readonly [number, number, number];

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `share` of `b` in `a`, both `#rrggbb`. */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [rgb(a), rgb(b)];
  const channel = (i: 0 | 1 | 2) =>
    Math.round(from[i] + (to[i] - from[i]) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

export const shade = (color: string, share: number): string => mix(color, '#17130f', share);
export const tint = (color: string, share: number): string => mix(color, '#fffdf8', share);

/** 0 for gray, 1 for a pure color. */
export function chroma(hex: string): number {
  const channels = rgb(hex);
  return (Math.max(...channels) - Math.min(...channels)) / 255;
}

function luminance(hex: string): number {
  const linear = rgb(hex).map((c) =>
    c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((p, q) => q - p);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** Uncoated board takes one ink: the darkest color the brand has. */
export function kraftPalette({ ground, panelInk }: Palette, stock: 'kraft' | 'paper'): Palette {
  const board = { kraft: '#c6a37a', paper: '#f4eddd' }[stock];
  const ink = contrast(ground, board) >= 3.6 ? shade(ground, 0.15) : panelInk;
  if (stock === 'paper') return { ground: board, ink, panel: '#fbf6ea', panelInk: ink, accent: ground };
  return { ground: board, ink, panel: tint(board, 0.18), panelInk: ink, accent: ink };
}
