import { oneInk, placeMark } from '../marks/paint-mark.ts';
import { contrast } from '../palette.ts';
import { centerX, centerY, type Rect } from '../svg.ts';
import type { Pack, Surface } from '../types.ts';

export type DrawLayout = (pack: Pack, surface: Surface) => string;

export const isWide = ({ w, h }: Rect): boolean => h < w * 0.78;
export const shorter = (r: Rect, share = 1): number => Math.min(r.w, r.h) * share;

/** The pack's mark in the middle of `r`, in its own colors where the stock takes more than one ink. */
export function markIn(pack: Pack, r: Rect, share = 1): string {
  const tones = pack.uncoated ? oneInk(pack.palette.ink, pack.palette.ground) : undefined;
  return placeMark(pack.mark, centerX(r), centerY(r), shorter(r, share), tones);
}

/** The mark as an engraving, with a touch of the accent. */
export const inkMark = (pack: Pack, r: Rect, ink: string, paper: string): string =>
  placeMark(pack.mark, centerX(r), centerY(r), shorter(r), { ...oneInk(ink, paper), d: pack.palette.accent });

/** The accent where it reads as text on `paper`, else the ink. */
export const readable = (accent: string, paper: string, ink: string): string =>
  contrast(accent, paper) >= 4.5 ? accent : ink;
