import { mix, shade, tint } from '../palette.ts';
import { box, dark, light, path, rect } from '../svg.ts';
import type { DrawShape } from '../types.ts';
import { roundShade } from './volume.ts';

/** PET bottle with a wrap label between the shoulders and the waist. */
export const bottlePet: DrawShape = (pack) => {
  const { a, c } = pack.mark.tones;
  const cap = pack.palette.accent;
  const bottle =
    'M272 92H328V112C328 134 388 150 396 210V250Q398 256 394 262V420Q398 428 396 436V510Q396 540 372 540H352L344 532H256L248 540H228Q204 540 204 510V436Q202 428 206 420V262Q202 256 204 250V210C212 150 272 134 272 112Z';
  const liquid =
    'M276 140C262 152 222 164 214 214V250Q212 256 214 262V420Q210 428 212 436V508Q212 532 230 532H246L254 526H346L354 532H370Q388 532 388 508V436Q390 428 386 420V262Q388 256 386 250V214C378 164 338 152 324 140Z';
  const bleed = box(204, 232, 192, 206);
  return {
    under:
      path(bottle, '#dbe5e6') +
      path(liquid, mix(a, c, 0.25)) +
      dark('M340 142C360 156 380 172 386 214V508Q388 532 370 532H352C372 480 372 240 340 142Z', 0.1) +
      light('M238 178C226 192 222 204 222 228H236C236 206 240 192 250 178Z', 0.6) +
      light('M222 446H234V508Q234 518 230 520Q222 516 222 504Z', 0.5) +
      dark('M250 446q8 40 2 84h8q6-40 0-84ZM296 446v80h8v-80ZM350 446q-8 40-2 84h-8q-6-40 0-84Z', 0.09),
    body: 'M205 236Q300 246 395 236V436Q300 446 205 436Z',
    bleed,
    safe: box(220, 250, 160, 178),
    shade: roundShade(bleed),
    over:
      rect(box(266, 60, 68, 36), cap, 4) +
      dark('M318 60h12q4 0 4 4v28q0 4-4 4h-12Z', 0.18) +
      light('M276 62h10v32h-10Z', 0.35) +
      dark(Array.from({ length: 12 }, (_, i) => `M${269 + i * 5.4} 66h1.200v26h-1.200Z`).join(''), 0.16) +
      rect(box(262, 96, 76, 7), shade(cap, 0.2), 3),
    foot: [208, 392],
    turn: 'round',
  };
};

const GREEN = '#38492f';
const AMBER = '#5d3a1f';

/** Tall glass bottle with a paper label, for oil, wine vinegar or cordial. */
export const bottleGlass: DrawShape = (pack) => {
  const glass = pack.seed % 3 === 0 ? AMBER : GREEN;
  const neck = pack.palette.ground;
  const bottle =
    'M278 80H322V180C322 208 382 220 382 276V522Q382 540 364 540H236Q218 540 218 522V276C218 220 278 208 278 180Z';
  const bleed = box(218, 272, 164, 236);
  return {
    under:
      path(bottle, glass) +
      path(
        'M286 168H314V184C316 212 372 226 374 276V520Q374 532 362 532H238Q226 532 226 520V276C228 226 284 212 286 184Z',
        tint(glass, 0.12),
      ) +
      dark(
        'M310 168H314V184C316 212 372 226 374 276V520Q374 532 362 532H346V276C346 236 314 220 310 168Z',
        0.2,
      ) +
      light('M246 246C236 260 234 268 234 288H246C246 268 250 258 258 244Z', 0.42) +
      light('M234 506H246V526Q234 526 234 516Z', 0.3) +
      light('M286 150h7v32q-1 8-4 14q-3-4-3-12Z', 0.4),
    body: 'M218 276Q300 284 382 276V502Q300 510 218 502Z',
    bleed,
    safe: box(228, 290, 144, 208),
    shade: roundShade(bleed),
    over:
      path('M274 62Q274 56 280 56H320Q326 56 326 62V148Q300 154 274 148Z', neck) +
      dark('M308 56H320Q326 56 326 62V148Q318 151 308 151Z', 0.18) +
      light('M281 58h8v92l-8-1Z', 0.32) +
      path('M274 128Q300 134 326 128v8Q300 142 274 136Z', pack.palette.accent) +
      dark('M274 78Q300 84 326 78v1.800Q300 85.8 274 79.800Z', 0.3),
    foot: [220, 380],
    turn: 'round',
  };
};
