import { mix, shade } from '../palette.ts';
import { box, dark, ellipse, inset, light, n, path, polygon, rect, rectPath, stroke } from '../svg.ts';
import type { DrawShape, Pack } from '../types.ts';
import { flatFront, GROUND } from './volume.ts';

/** The color a carton shows on its narrow side. */
const sideColor = ({ palette, identity }: Pack): string =>
  shade(
    ['split', 'plaque', 'awning', 'band'].includes(identity.layout) && identity.layout !== 'band'
      ? palette.panel
      : palette.ground,
    0.28,
  );

const sidePanel = (x: number, top: number, w: number, rise: number, fill: string): string =>
  path(polygon([x, top], [x + w, top + rise], [x + w, GROUND - rise * 0.8], [x, GROUND]), fill);

export const carton: DrawShape = (pack) => {
  const face = box(142, 92, 290, GROUND - 92);
  return {
    under: sidePanel(432, 92, 24, 11, sideColor(pack)),
    ...flatFront(face, inset(face, 22, 24)),
    shade:
      light(rectPath(box(142, 92, 290, 3)), 0.45) +
      light(rectPath(box(142, 92, 3, 448)), 0.3) +
      dark(polygon([352, 92], [432, 92], [432, 540], [402, 540]), 0.05) +
      dark(rectPath(box(142, 104, 290, 1.2)), 0.12),
    foot: [140, 458],
    turn: 'box',
  };
};

export const gableCarton: DrawShape = (pack) => {
  const { panel } = pack.palette;
  const face = box(176, 178, 226, GROUND - 178);
  const roof = polygon([176, 178], [402, 178], [394, 104], [184, 104]);
  const fin = rectPath(box(182, 78, 214, 27));
  const top =
    pack.identity.layout === 'seal' ||
    pack.identity.layout === 'poster' ||
    pack.identity.layout === 'pattern' ||
    pack.identity.layout === 'band'
      ? pack.palette.ground
      : panel;
  const cap =
    ellipse(290, 141, 27, 20, '#8d8e89') +
    ellipse(290, 137, 27, 19, '#f4f2ec') +
    ellipse(288, 135, 19, 12.5, '#e2dfd6') +
    stroke('M272 128Q288 118 305 128', '#ffffff', 2);
  return {
    under:
      sidePanel(402, 178, 26, 9, shade(top, 0.3)) +
      path(polygon([402, 178], [428, 187], [396, 104], [394, 104]), shade(top, 0.4)) +
      path(roof, mix(top, '#17130f', 0.07)) +
      path(fin, top) +
      dark(rectPath(box(182, 98, 214, 7)), 0.14) +
      light(rectPath(box(182, 78, 214, 3)), 0.4) +
      dark(rectPath(box(182, 86, 214, 1.5)), 0.12) +
      cap,
    ...flatFront(face, inset(face, 16, 16)),
    shade:
      light(rectPath(box(176, 178, 226, 2.5)), 0.5) +
      light(rectPath(box(176, 178, 3, 362)), 0.3) +
      dark(polygon([340, 178], [402, 178], [402, 540], [380, 540]), 0.05),
    foot: [174, 430],
    turn: 'box',
  };
};

export const bagInBox: DrawShape = (pack) => {
  const face = box(130, 168, 316, GROUND - 168);
  const tap =
    rect(box(268, 488, 34, 22), '#2c2b29', 5) +
    rect(box(279, 506, 13, 20), '#3b3a37', 3) +
    path('M262 482h46l-6 12h-34Z', pack.palette.accent) +
    light('M274 491h5v14h-5Z', 0.25);
  return {
    under: sidePanel(446, 168, 28, 12, sideColor(pack)),
    ...flatFront(face, box(152, 224, 272, 242)),
    shade:
      light(rectPath(box(130, 168, 316, 3)), 0.45) +
      light(rectPath(box(130, 168, 3, 372)), 0.3) +
      dark(polygon([360, 168], [446, 168], [446, 540], [412, 540]), 0.05),
    over:
      path('M236 188h98q12 0 12 11t-12 11h-98q-12 0-12-11t12-11Z', '#1b1815') +
      path('M236 197h98q9 0 11 4q-1 9-11 9h-98q-10 0-11-9q2-4 11-4Z', shade(pack.palette.panel, 0.42)) +
      ellipse(285, 500, 30, 24, '#1b1815', 'fill-opacity=".22"') +
      tap,
    foot: [128, 476],
    turn: 'box',
  };
};

const BOARD = '#c6a37a';

export const corrugatedCase: DrawShape = () => {
  const face = box(88, 196, 392, GROUND - 196);
  const flutes = dark(polygon([480, 196], [518, 214], [518, 524], [480, 540]), 0.24);
  return {
    under: path(polygon([480, 196], [518, 214], [518, 524], [480, 540]), BOARD) + flutes,
    ...flatFront(face, box(122, 236, 324, 276)),
    shade:
      light(rectPath(box(88, 196, 392, 3)), 0.35) +
      dark(rectPath(box(88, 226, 392, 1.4)), 0.16) +
      path(rectPath(box(266, 196, 36, 44)), '#e0c9a2', 'fill-opacity=".85"') +
      dark(rectPath(box(266, 238, 36, 1.4)), 0.14) +
      dark(polygon([400, 196], [480, 196], [480, 540], [440, 540]), 0.05),
    foot: [86, 520],
    turn: 'box',
    stock: 'kraft',
  };
};

/** Six cases on a wooden pallet under stretch film; every case carries the same print. */
export const pallet: DrawShape = (pack) => {
  const [w, h] = [196, 126];
  const cells = [0, 1, 2].flatMap((row) =>
    [0, 1].map((col) => box(96 + col * (w + 2), 98 + row * (h + 2), w, h)),
  );
  const edges = cells
    .map(
      (c) =>
        light(rectPath(box(c.x, c.y, c.w, 2)), 0.35) +
        dark(rectPath(box(c.x, c.y + c.h, c.w + 2, 2)) + rectPath(box(c.x + c.w, c.y, 2, c.h)), 0.45),
    )
    .join('');
  const side = [0, 1, 2]
    .map((row) =>
      dark(
        polygon(
          [492, 98 + row * 128],
          [520, 109 + row * 125],
          [520, 232 + row * 125],
          [492, 224 + row * 128],
        ),
        0.26,
      ),
    )
    .join('');
  const wood = '#b08a5a';
  const base =
    path('M88 498H504V530H88Z', '#3a2e20') +
    path(rectPath(box(84, 484, 424, 14)), wood) +
    path(rectPath(box(84, 528, 424, 12)), shade(wood, 0.12)) +
    [84, 266, 452].map((x) => path(rectPath(box(x, 498, 56, 30)), shade(wood, 0.28))).join('') +
    light(rectPath(box(84, 484, 424, 2.5)), 0.3);
  const copies = cells
    .slice(1)
    .map((c) => `<use href="#${pack.id('print')}" x="${n(c.x - 96)}" y="${n(c.y - 98)}"/>`)
    .join('');
  const film =
    light(polygon([96, 98], [170, 98], [116, 482], [96, 482]), 0.13) +
    light(polygon([236, 98], [256, 98], [204, 482], [178, 482]), 0.12) +
    light(polygon([430, 98], [446, 98], [410, 482], [390, 482]), 0.1);
  return {
    under: path(polygon([492, 98], [520, 109], [520, 482], [492, 484]), BOARD) + side + base,
    ...flatFront(box(96, 98, w, h), box(108, 108, w - 24, h - 20)),
    over: copies + edges + film,
    foot: [82, 522],
    turn: 'box',
    stock: 'kraft',
    repeats: true,
  };
};
