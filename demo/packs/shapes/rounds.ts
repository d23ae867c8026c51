import { mix, shade } from '../palette.ts';
import { box, dark, ellipse, inset, light, n, path, rect, rectPath, stroke } from '../svg.ts';
import type { DrawShape } from '../types.ts';
import { GROUND, metal, roundShade } from './volume.ts';

/** Side outline of a cylinder whose ends bulge by `bulge`. */
const cylinder = (x: number, y: number, w: number, h: number, bulge: number): string =>
  `M${n(x)} ${n(y)}Q${n(x + w / 2)} ${n(y + 2 * bulge)} ${n(x + w)} ${n(y)}V${n(y + h)}Q${n(x + w / 2)} ${n(y + h + 2 * bulge)} ${n(x)} ${n(y + h)}Z`;

const rim = (x: number, y: number, w: number, bulge: number): string =>
  ellipse(x + w / 2, y, w / 2, bulge + 3, '#dcdcd6') +
  ellipse(x + w / 2, y + 1, w / 2 - 7, bulge, '#a9aaa4') +
  path(
    `M${n(x)} ${n(y)}Q${n(x + w / 2)} ${n(y + 2 * bulge + 6)} ${n(x + w)} ${n(y)}V${n(y + 9)}Q${n(x + w / 2)} ${n(y + 2 * bulge + 15)} ${n(x)} ${n(y + 9)}Z`,
    '#c3c4be',
  ) +
  light(`M${n(x + w * 0.1)} ${n(y + 5)}h${n(w * 0.12)}v10h${n(-w * 0.12)}Z`, 0.5);

const foodCan =
  (x: number, y: number, w: number, beads: readonly number[]): DrawShape =>
  () => {
    const h = GROUND - 12 - y;
    const bleed = box(x, y, w, h + 20);
    return {
      under:
        path(cylinder(x, GROUND - 16, w, 10, 6), '#a3a49e') +
        light(`M${n(x + w * 0.1)} ${GROUND - 8}h${n(w * 0.1)}v10h${n(-w * 0.1)}Z`, 0.4),
      body: cylinder(x + 3, y + 8, w - 6, h - 14, 6),
      bleed,
      safe: box(x + w * 0.13, y + 30, w * 0.74, h - 44),
      shade:
        roundShade(bleed) +
        beads
          .map(
            (share) =>
              dark(cylinder(x, y + h * share, w, 2.5, 6), 0.12) +
              light(cylinder(x, y + h * share + 3, w, 2, 6), 0.2),
          )
          .join(''),
      over: rim(x, y, w, 6),
      foot: [x, x + w],
      turn: 'round',
    };
  };

export const can = foodCan(166, 176, 268, []);
export const number10Can = foodCan(134, 130, 332, [0.05, 0.09, 0.9, 0.94]);

export const drinkCan: DrawShape = () => {
  const bleed = box(204, 92, 192, GROUND - 92);
  const body =
    'M222 104C210 118 204 128 204 144V500C204 516 210 524 218 532H382C390 524 396 516 396 500V144C396 128 390 118 378 104Z';
  return {
    under: path('M222 528H378L372 540H228Z', '#8d8e89'),
    body,
    bleed,
    safe: box(222, 148, 156, 352),
    shade:
      metal('M204 92H396V124C330 132 270 132 204 124Z', 'mid') +
      dark('M204 122C270 131 330 131 396 122V127C330 136 270 136 204 127Z', 0.2) +
      metal('M204 520C270 530 330 530 396 520V540H204Z', 'mid') +
      roundShade(bleed),
    over:
      ellipse(300, 100, 80, 9, '#dcdcd6') +
      ellipse(300, 101, 73, 6.5, '#a3a49e') +
      path('M284 97q16-5 32 0l4 4q-20 6-40 0Z', '#cfcfc9') +
      stroke('M221 101Q300 120 379 101', '#eeeeea', 2),
    foot: [224, 376],
    turn: 'round',
  };
};

/** Plastic foodservice pail with a lid and a wire handle. */
export const pail: DrawShape = (pack) => {
  const bleed = box(112, 150, 376, GROUND - 150);
  const lid = shade(pack.palette.panel, 0.05);
  const body = 'M126 186H474L450 528Q449 540 438 542Q300 552 162 542Q151 540 150 528Z';
  return {
    under:
      stroke('M118 172C134 40 466 40 482 172', '#9a9b95', 5) +
      stroke('M118 172C134 37 466 37 482 172', '#d9d9d3', 1.6) +
      rect(box(262, 66, 76, 15), '#3b3a37', 6),
    body,
    bleed,
    safe: box(182, 214, 236, 300),
    shade: roundShade(box(136, 150, 328, 400)) + dark('M126 186H474L473 200Q300 214 127 200Z', 0.14),
    over:
      path('M108 158Q300 146 492 158V182Q300 196 108 182Z', lid) +
      dark('M108 174Q300 188 492 174V182Q300 196 108 182Z', 0.14) +
      dark('M440 156L492 158V182L440 187Z', 0.1) +
      light('M150 158Q180 154 214 153V184Q180 184 150 182Z', 0.5) +
      path('M110 168h18v20h-18ZM472 168h18v20h-18Z', shade(lid, 0.2)),
    foot: [150, 450],
    turn: 'round',
  };
};

/** Pot with a foil lid. */
export const tub: DrawShape = () => {
  const bleed = box(140, 214, 320, GROUND - 214);
  const body = 'M146 236H454L424 528Q422 540 410 541Q300 550 190 541Q178 540 176 528Z';
  return {
    body,
    bleed,
    safe: box(188, 250, 224, 272),
    shade: roundShade(box(152, 214, 296, 340)) + dark('M140 236H460L458 250Q300 264 142 250Z', 0.13),
    over:
      path('M128 218Q300 204 472 218L466 240Q300 254 134 240Z', '#d3d4ce') +
      path('M128 218Q300 204 472 218Q300 230 128 218Z', '#ecece7') +
      dark('M400 226L472 218L466 240L404 247Z', 0.14) +
      light('M170 222Q196 226 226 226V246Q196 246 172 243Z', 0.45) +
      path('M452 219L494 228Q500 236 490 242L462 238Z', '#c3c4be') +
      light('M456 222L488 229l-1 3L458 227Z', 0.5) +
      dark(
        Array.from(
          { length: 22 },
          (_, i) => `M${140 + i * 15} ${238 + (i > 3 && i < 18 ? 4 : 1)}v6h1.500v-6Z`,
        ).join(''),
        0.18,
      ),
    foot: [176, 424],
    turn: 'round',
  };
};

/** Glass jar, its content visible above and below the label. */
export const jar: DrawShape = (pack) => {
  const { a, b, c } = pack.mark.tones;
  const glass =
    'M180 176C180 190 152 198 152 226V504C152 530 164 540 184 540H416C436 540 448 530 448 504V226C448 198 420 190 420 176Z';
  const content =
    'M162 232C162 214 176 208 188 200H412C424 208 438 214 438 232V502C438 522 430 531 414 531H186C170 531 162 522 162 502Z';
  const lid = pack.palette.ground;
  const bits = Array.from({ length: 16 }, (_, i) =>
    ellipse(
      176 + ((i * 53) % 250),
      i % 2 ? 512 : 220 + ((i * 7) % 12),
      13,
      8,
      i % 3 ? b : c,
      'fill-opacity=".5"',
    ),
  ).join('');
  const label = 'M152 250Q300 266 448 250V486Q300 502 152 486Z';
  const bleed = box(152, 246, 296, 256);
  return {
    under:
      path(glass, '#dfe6e2') +
      path(content, mix(a, b, 0.3)) +
      bits +
      dark('M410 200C424 208 438 214 438 232V502C438 522 430 531 414 531H392V200Z', 0.12),
    body: label,
    bleed,
    safe: box(184, 270, 232, 212),
    shade: roundShade(bleed),
    over:
      light(
        'M172 222C172 210 184 206 192 202H204C192 210 188 216 188 228V262H172ZM172 492H188V520C188 526 180 528 176 520Z',
        0.55,
      ) +
      dark('M152 500Q300 516 448 500V504C448 530 436 540 416 540H184C164 540 152 530 152 504Z', 0.06) +
      path('M170 118Q170 110 180 110H420Q430 110 430 118V172Q300 186 170 172Z', lid) +
      dark('M170 160Q300 174 430 160V172Q300 186 170 172Z', 0.2) +
      dark('M384 110H420Q430 110 430 118V172Q408 176 384 177Z', 0.16) +
      light('M190 112H214V174Q200 174 190 173Z', 0.3) +
      light('M180 110H420Q428 110 429 116H171Q172 110 180 110Z', 0.3),
    foot: [156, 444],
    turn: 'round',
  };
};

export const tin: DrawShape = (pack) => {
  const face = box(72, 318, 456, GROUND - 318);
  const body =
    'M72 344Q72 328 92 326Q300 316 508 326Q528 328 528 344V514Q528 530 508 534Q300 546 92 534Q72 530 72 514Z';
  return {
    under:
      path('M66 338Q66 316 90 313Q300 302 510 313Q534 316 534 338L528 350H72Z', '#c3c4be') +
      path('M78 330Q80 320 96 318Q300 309 504 318Q520 320 522 330Z', '#e4e4de'),
    body,
    bleed: face,
    safe: inset(face, 34, 26),
    shade:
      dark(rectPath(box(72, 318, 16, 222)), 0.12) +
      light(rectPath(box(104, 318, 26, 222)), 0.18) +
      dark('M470 318H528V540H470Z', 0.07) +
      dark('M506 318H528V540H506Z', 0.13) +
      light('M72 344Q300 326 528 344V347Q300 329 72 347Z', 0.4),
    over:
      path('M66 338Q300 318 534 338V347Q300 327 66 347Z', '#a9aaa4') +
      light('M110 331Q150 328 200 327v8Q150 336 110 339Z', 0.6) +
      ellipse(300, 310, 42, 7, shade('#c3c4be', 0.18)) +
      ellipse(300, 308, 42, 6.5, '#e4e4de') +
      ellipse(306, 308, 24, 3.2, shade(pack.palette.panel, 0.45)),
    foot: [74, 526],
    turn: 'box',
  };
};
