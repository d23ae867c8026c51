import { backLabel, shippingLabel } from './labels/back-label.ts';
import { poster, seal, split } from './labels/color-layouts.ts';
import { awning, band, pattern, plaque } from './labels/panel-layouts.ts';
import { wordmark } from './labels/wordmark.ts';
import { net, words } from './labels/words.ts';
import { oneInk, placeMark } from './marks/paint-mark.ts';
import { contrast, shade } from './palette.ts';
import { DRAW_SHAPE } from './shapes/draw-shape.ts';
import { GROUND } from './shapes/volume.ts';
import { box, circle, clipped, ellipse, group, n, part, path, polygon, rect } from './svg.ts';
import type { Layout, Pack, Shape, ShapeDrawing, Surface, View } from './types.ts';

type DrawView = (pack: Pack, shape: Shape) => string;
type Print = (pack: Pack, surface: Surface) => string;

const LABELS: Readonly<Record<Layout, Print>> = { band, seal, pattern, split, plaque, awning, poster };

const frontLabel: Print = (pack, surface) => LABELS[pack.identity.layout](pack, surface);

function contactShadow([left, right]: readonly [number, number], shift = 0): string {
  const [cx, half] = [(left + right) / 2 + shift, (right - left) / 2];
  return (
    ellipse(cx + 5, GROUND + 3, half + 13, 8, '#1b160f', 'fill-opacity=".08"') +
    ellipse(cx + 2, GROUND + 2, half + 3, 4.5, '#1b160f', 'fill-opacity=".18"')
  );
}

/** The printed surface with its shades, clipped to its outline. */
const printed = (drawing: ShapeDrawing, pack: Pack, print: Print): string =>
  clipped(pack.id('body'), drawing.body, print(pack, drawing) + (drawing.shade ?? ''));

function standing(drawing: ShapeDrawing, pack: Pack, print: Print): string {
  const { under = '', over = '', repeats } = drawing;
  return under + group(printed(drawing, pack, print), repeats && `id="${pack.id('print')}"`) + over;
}

const front: DrawView = (pack, shape) => {
  const drawing = DRAW_SHAPE[shape](pack);
  return contactShadow(drawing.foot) + standing(drawing, pack, frontLabel);
};

const back: DrawView = (pack, shape) => {
  const drawing = DRAW_SHAPE[shape](pack);
  return contactShadow(drawing.foot) + standing(drawing, pack, pack.uncoated ? shippingLabel : backLabel);
};

/** Turned about its axis: the front moves left, the back comes into sight. */
const turnedPrint: Print = (pack, { bleed, safe }) => {
  const seam = bleed.x + bleed.w * 0.74;
  const rest = {
    bleed: box(seam, bleed.y, bleed.w, bleed.h),
    safe: box(seam + safe.w * 0.08, safe.y, safe.w, safe.h),
  };
  const shifted = group(frontLabel(pack, { bleed, safe }), `transform="translate(${n(-bleed.w * 0.26)} 0)"`);
  return (
    shifted +
    backLabel(pack, rest) +
    rect(box(seam - 1, bleed.y, 1.6, bleed.h), '#17130f', 0, 'fill-opacity=".2"')
  );
};

/** The narrow side of a box, drawn in its own plane and sheared into place. */
function boxSide(pack: Pack, w: number, h: number): string {
  const { ground, ink } = pack.palette;
  const mark = placeMark(pack.mark, w / 2, h * 0.72, Math.min(w * 0.66, h * 0.5), oneInk(ink, ground));
  const title = group(
    wordmark(
      { ...pack, identity: { ...pack.identity, wordmark: { ...pack.identity.wordmark, ornament: 'plain' } } },
      box(0, 0, h * 0.5, w * 0.62),
      ink,
      ground,
    ),
    `transform="translate(${n(w * 0.81)} ${n(h * 0.05)}) rotate(90)"`,
  );
  return rect(box(0, 0, w, h), ground) + title + mark;
}

const turnedBox: DrawView = (pack, shape) => {
  const drawing = DRAW_SHAPE[shape](pack);
  const { bleed } = drawing;
  const [squeeze, slope, w] = [0.76, 0.07, Math.min(bleed.w * 0.36, 130)];
  const [corner, left] = [bleed.x + bleed.w, bleed.x];
  const plain = printed(drawing, pack, frontLabel);
  const width = squeeze * bleed.w;
  const x0 = 300 - (width + w) / 2;
  const drop = slope * bleed.w;
  const lift = w * 0.14;
  const top = bleed.y;
  const foot = bleed.y + bleed.h;
  const matrix = `matrix(${squeeze} ${slope} 0 1 ${n(x0 - squeeze * left)} ${n(-slope * corner)})`;
  const side = group(
    boxSide(pack, w, bleed.h),
    `transform="matrix(1 ${(-lift / w).toFixed(3)} 0 1 ${n(x0 + width)} ${n(top)})"`,
  );
  const [ax, ay, bx, by, cx, cy] = [x0, top - drop, x0 + width, top, x0 + width + w, top - lift];
  const lid =
    path(polygon([ax, ay], [bx, by], [cx, cy], [ax + w, ay - lift]), shade(pack.palette.ground, 0.06)) +
    path(polygon([ax, ay], [bx, by], [cx, cy], [ax + w, ay - lift]), '#ffffff', 'fill-opacity=".22"');
  const dim = path(
    polygon([bx, by], [cx, cy], [cx, foot - lift], [bx, foot]),
    '#14110d',
    'fill-opacity=".26"',
  );
  const floor = path(
    polygon([x0 - 4, foot - drop + 3], [bx, foot + 7], [cx + 12, foot - lift + 4], [cx, foot - lift - 14]),
    '#1b160f',
    'fill-opacity=".14"',
  );
  return floor + lid + group(plain, `transform="${matrix}"`) + side + dim;
};

/** Boxes that are nothing but a box get true sides; the others are seen at a slight angle. */
const TRUE_BOXES: readonly Shape[] = ['carton', 'bag-in-box', 'case', 'sack'];

const side: DrawView = (pack, shape) => {
  if (TRUE_BOXES.includes(shape)) return turnedBox(pack, shape);
  const drawing = DRAW_SHAPE[shape](pack);
  if (drawing.turn === 'round') return contactShadow(drawing.foot) + standing(drawing, pack, turnedPrint);
  const [squeeze, slope] = [0.8, -0.022];
  const [left, right] = drawing.foot;
  const middle = (left + right) / 2;
  const half = ((right - left) / 2) * squeeze;
  const turned = group(
    standing(drawing, pack, frontLabel),
    `transform="matrix(${squeeze} ${slope} 0 1 ${n(300 - squeeze * middle)} ${n(-slope * middle)})"`,
  );
  const floor = path(
    polygon(
      [300 - half, GROUND + 12],
      [300 + half, GROUND - 6],
      [300 + half + 22, GROUND + 1],
      [300 - half + 22, GROUND + 17],
    ),
    '#1b160f',
    'fill-opacity=".13"',
  );
  return group(floor + turned, 'transform="translate(0 -12)"');
};

/** Close-up of the print: the illustration large, type cropped by the frame. */
const detail: DrawView = (pack) => {
  const { ground, ink, accent } = pack.palette;
  const paper = contrast(pack.mark.tones.a, ground) < 1.7 || pack.uncoated ? pack.palette.panel : ground;
  const type = paper === ground ? ink : pack.palette.panelInk;
  const field = box(0, 0, 600, 600);
  const tones = pack.uncoated ? oneInk(type, paper) : undefined;
  const art = circle(336, 262, 236, shade(paper, 0.06)) + placeMark(pack.mark, 336, 262, 400, tones);
  const text =
    wordmark(pack, box(40, 34, 250, 70), type, paper, 'start') +
    rect(box(40, 470, 56, 5), accent) +
    words(pack, box(40, 484, 520, 84), { fill: type, align: 'start', maxSize: 44 }) +
    net(pack, part(field, 0.07, 0.9, 0.86, 0.08), type, 'end');
  return rect(field, paper) + art + text;
};

export const DRAW_VIEW: Readonly<Record<View, DrawView>> = { front, side, back, detail };
