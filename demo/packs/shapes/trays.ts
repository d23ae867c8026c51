import { heap, type Place, tumbled } from '../marks/produce.ts';
import { shade, tint } from '../palette.ts';
import { box, circle, dark, light, n, path, rect, rectPath, roundRectPath } from '../svg.ts';
import type { DrawShape } from '../types.ts';
import { flatFront, softShade } from './volume.ts';

/** Two rows of food to the left and right of the sleeve. */
const IN_TRAY: readonly Place[] = [0, 1, 2].flatMap((row) =>
  [
    [136, -18],
    [464, 22],
  ].map(([x = 0, turn = 0], i): Place => [x, 264 + row * 104, 112, turn + row * 14 * (i ? -1 : 1)]),
);

/** Shallow tray under film, stood up to show it; a card sleeve runs round it. */
export const tray: DrawShape = (pack) => {
  const base = pack.seed % 2 ? '#2b2c2d' : '#e9e5da';
  const outer = roundRectPath(box(70, 196, 460, 344), 34);
  const inner = roundRectPath(box(94, 220, 412, 296), 22);
  const id = pack.id('tray');
  const sleeve = box(178, 190, 244, 354);
  return {
    under:
      path(outer, base) +
      light(roundRectPath(box(70, 196, 460, 8), 4), 0.25) +
      `<clipPath id="${id}"><path d="${inner}"/></clipPath><g clip-path="url(#${id})">${path(inner, shade(base, base.startsWith('#2') ? 0.4 : 0.16))}${heap(pack, IN_TRAY)}${light('M94 220H178L120 516H94Z', 0.2)}${light('M470 220H488L440 516H424Z', 0.22)}</g>`,
    ...flatFront(sleeve, box(196, 212, 208, 310)),
    shade:
      softShade(sleeve) +
      light(rectPath(box(178, 190, 244, 3)), 0.4) +
      dark(rectPath(box(178, 204, 244, 1.2)), 0.1) +
      dark(rectPath(box(178, 528, 244, 1.2)), 0.12),
    over: dark('M422 196h9v344h-9ZM169 196h9v344h-9Z', 0.12),
    foot: [90, 510],
    turn: 'box',
  };
};

const PULP = '#b9b3a4';

/** Molded pulp egg box with a paper label on the lid. */
export const eggBox: DrawShape = () => {
  const cells = [0, 1, 2, 3, 4, 5];
  const cups = cells
    .map(
      (i) =>
        `M${70 + i * 77} 446Q${72 + i * 77} 540 ${92 + i * 77} 540H${123 + i * 77}Q${145 + i * 77} 540 ${147 + i * 77} 446Z`,
    )
    .join('');
  const cupShade = cells
    .map(
      (i) =>
        `M${122 + i * 77} 446H${147 + i * 77}Q${145 + i * 77} 540 ${123 + i * 77} 540H${112 + i * 77}Q${124 + i * 77} 500 ${122 + i * 77} 446Z`,
    )
    .join('');
  const cupLight = cells
    .map(
      (i) =>
        `M${84 + i * 77} 462Q${86 + i * 77} 510 ${94 + i * 77} 528Q${82 + i * 77} 510 ${79 + i * 77} 462Z`,
    )
    .join('');
  const lid = 'M58 430L88 266Q92 250 108 248Q300 240 492 248Q508 250 512 266L542 430Z';
  const lidShade =
    light('M88 266Q92 250 108 248Q300 240 492 248L496 253Q300 246 106 253Q94 255 90 270Z', 0.4) +
    dark('M470 247L492 248Q508 250 512 266L542 430H486Z', 0.07) +
    dark('M498 249Q509 252 512 266L542 430H524Z', 0.09);
  const rim =
    path(
      'M50 428H550Q554 428 554 434V448Q554 454 548 454H52Q46 454 46 448V434Q46 428 50 428Z',
      shade(PULP, 0.06),
    ) +
    light('M50 428H550v3H50Z', 0.35) +
    dark('M46 446H554V448Q554 454 548 454H52Q46 454 46 448Z', 0.16) +
    path(roundRectPath(box(270, 424, 60, 40), 8), shade(PULP, 0.1)) +
    dark(roundRectPath(box(270, 455, 60, 9), 4), 0.14);
  const bleed = box(108, 262, 384, 158);
  return {
    under:
      path(cups, shade(PULP, 0.14)) +
      dark(cupShade, 0.12) +
      light(cupLight, 0.28) +
      path(lid, PULP) +
      lidShade,
    body: 'M124 264Q300 257 476 264L492 418H108Z',
    bleed,
    safe: box(130, 274, 340, 134),
    shade:
      dark('M430 262H480L496 420H446Z', 0.05) + light('M124 264Q300 257 476 264v2Q300 259 124 266Z', 0.5),
    over: rim,
    foot: [76, 526],
    turn: 'box',
  };
};

/** Slatted crate heaped with produce, a printed card on the front. */
export const crate: DrawShape = (pack) => {
  const wood = '#c8a16c';
  const slat = (y: number, h: number, c = wood) =>
    rect(box(66, y, 468, h), c) +
    light(rectPath(box(66, y, 468, 2.5)), 0.35) +
    dark(rectPath(box(66, y + h - 3, 468, 3)), 0.16) +
    dark(`M120 ${n(y + h * 0.35)}h140v1h-140ZM330 ${n(y + h * 0.62)}h150v1h-150Z`, 0.14);
  const spots = [
    [126, 292],
    [206, 268],
    [292, 258],
    [378, 266],
    [464, 290],
    [166, 326],
    [250, 312],
    [338, 310],
    [426, 324],
    [108, 340],
    [490, 340],
  ] as const;
  const fruit = heap(pack, tumbled(spots, 116, 61, 28));
  const card = box(160, 384, 280, 136);
  return {
    under:
      dark('M78 322H522V500H78Z', 0.55) +
      fruit +
      slat(366, 48) +
      slat(426, 48, tint(wood, 0.06)) +
      slat(486, 50) +
      rect(box(66, 350, 30, 190), shade(wood, 0.1)) +
      rect(box(504, 350, 30, 190), shade(wood, 0.18)) +
      light('M66 350h30v3h-30ZM504 350h30v3h-30Z', 0.4) +
      [
        [81, 390],
        [81, 450],
        [81, 510],
        [519, 390],
        [519, 450],
        [519, 510],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 2.6, '#6e5638'))
        .join('') +
      dark('M163 388H443V523H163Z', 0.2),
    ...flatFront(card, box(174, 394, 252, 116)),
    shade: dark('M380 384H440V520H416Z', 0.05) + light(rectPath(box(160, 384, 280, 2)), 0.5),
    foot: [68, 532],
    turn: 'box',
  };
};

/** Loose produce with a hang tag. */
export const loose: DrawShape = (pack) => {
  const tag = 'M206 356L226 336H386L406 356V500H206Z';
  const bleed = box(206, 336, 200, 164);
  return {
    under:
      heap(pack, [
        [176, 352, 210, -14],
        [424, 352, 210, 12],
        [300, 260, 220, 4],
        [142, 452, 180, 20],
        [458, 452, 180, -18],
        [300, 440, 200, -6],
      ]) + dark('M211 361L231 341H391L411 361V505H211Z', 0.18),
    body: tag,
    bleed,
    safe: box(218, 366, 176, 126),
    shade: dark('M356 336H386L406 356V500H388Z', 0.05) + light('M206 356L226 336H386l-1 2H227L207 358Z', 0.5),
    over:
      circle(306, 350, 7, shade(pack.palette.ground, 0.3)) +
      circle(306, 350, 4.5, '#f4efe4') +
      `<path d="M306 350C300 322 312 306 304 286" fill="none" stroke="#8a6a42" stroke-width="2.5"/>`,
    foot: [84, 516],
    turn: 'soft',
  };
};
