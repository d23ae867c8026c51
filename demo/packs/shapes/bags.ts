import { heap, tumbled } from '../marks/produce.ts';
import { shade } from '../palette.ts';
import { box, dark, inset, light, path, rectPath, stroke } from '../svg.ts';
import type { DrawShape } from '../types.ts';
import { crimps, flatFront, fold, GROUND, softShade, zigzag } from './volume.ts';

/** Stand-up pouch: seal on top, tear notches, zip, gusset below. */
export const pouch: DrawShape = () => {
  const bleed = box(134, 78, 332, GROUND - 78);
  const body =
    'M148 78H452V118C456 190 466 300 464 400C463 460 462 500 456 526Q380 544 300 544T144 526C138 500 137 460 136 400C134 300 144 190 148 118Z';
  return {
    body,
    bleed,
    safe: box(168, 136, 264, 356),
    shade:
      softShade(bleed) +
      crimps(box(148, 78, 304, 30)) +
      light('M148 78H452v3H148Z', 0.5) +
      dark('M140 122H460v1.500H140Z', 0.14) +
      light('M140 124H460v1.500H140Z', 0.25) +
      dark('M136 470C200 506 400 506 464 470L464 548H136Z', 0.07) +
      dark('M142 512C220 532 380 532 458 512V548H142Z', 0.1) +
      dark(fold(176, 108, 166, 190, 12) + fold(420, 108, 436, 200, 14), 0.07),
    foot: [146, 456],
    turn: 'soft',
  };
};

/** Pillow bag with crimped ends. */
export const bag: DrawShape = () => {
  const bleed = box(126, 74, 348, GROUND - 74);
  const body = `M142 86${zigzag(26, 12.153, 6)}V112C468 160 474 240 472 308C472 390 466 460 458 506V534${'l-6.077 6l-6.077-6'.repeat(26)}V506C134 460 128 390 128 308C126 240 132 160 142 112Z`;
  return {
    body,
    bleed,
    safe: box(164, 132, 272, 356),
    shade:
      softShade(bleed) +
      crimps(box(126, 74, 348, 36), 8) +
      crimps(box(126, 508, 348, 36), 8) +
      dark('M126 110H474v2H126Z', 0.16) +
      dark('M126 506H474v2H126Z', 0.16) +
      dark(
        fold(190, 112, 170, 200, 16) +
          fold(250, 112, 244, 156, 10) +
          fold(400, 112, 428, 196, 18) +
          fold(200, 506, 180, 430, 16) +
          fold(390, 506, 420, 420, 18),
        0.08,
      ) +
      light(fold(214, 112, 200, 190, 8) + fold(220, 506, 210, 440, 8), 0.2),
    foot: [146, 454],
    turn: 'soft',
  };
};

/** Paper sack with a folded top, as for flour. */
export const sack: DrawShape = (pack) => {
  const face = box(152, 134, 270, GROUND - 134);
  const top = pack.palette.ground;
  return {
    under:
      path('M422 142L450 154V528L422 540Z', shade(top, 0.32)) +
      path('M162 84H414L422 142H152Z', shade(top, 0.12)) +
      light('M162 84H414l.4 3H161.600Z', 0.4) +
      dark('M158 108H417l.6 4H157.400Z', 0.14) +
      path('M414 84L424 92L450 154L422 142Z', shade(top, 0.4)),
    ...flatFront(face, inset(face, 20, 18)),
    shade:
      light(rectPath(box(152, 134, 4, 406)), 0.25) +
      dark('M152 134H422v5H152Z', 0.1) +
      dark('M346 134H422V540H392C380 400 372 240 346 134Z', 0.05) +
      dark('M152 500L206 540H152Z', 0.07) +
      light('M176 150C172 260 178 380 174 500C182 380 184 260 176 150Z', 0.25),
    foot: [150, 452],
    turn: 'box',
    stock: 'paper',
  };
};

/** Flat four-seal sachet. */
export const sachet: DrawShape = () => {
  const bleed = box(176, 170, 248, GROUND - 170);
  return {
    body: 'M176 170H424V202L418 206L424 210V540H176V210L182 206L176 202Z',
    bleed,
    safe: box(200, 212, 200, 296),
    shade:
      crimps(box(176, 170, 248, 22), 6) +
      crimps(box(176, 520, 248, 20), 6) +
      dark('M176 192H424v1.500H176Z', 0.16) +
      dark('M176 519H424v1.500H176Z', 0.16) +
      dark('M176 192H188V520H176ZM412 192H424V520H412Z', 0.05) +
      dark('M412 192v328h1.500v-328ZM187 192v328h1.500v-328Z', 0.1) +
      light('M214 206C206 280 210 420 204 506C222 420 226 280 214 206Z', 0.22) +
      dark('M360 192C384 280 374 420 392 520H412V192Z', 0.06) +
      light('M176 170H424v2.500H176Z', 0.45),
    foot: [178, 422],
    turn: 'soft',
  };
};

/** Flow-wrapped bar with fin seals at both ends. */
export const bar: DrawShape = () => {
  const bleed = box(48, 372, 504, GROUND - 372);
  const edge = (step: number) => `l${step > 0 ? 6 : -6} ${step / 2}l${step > 0 ? -6 : 6} ${step / 2}`;
  const body = `M54 382H84C90 372 104 372 112 372H488C496 372 510 372 516 382H546${edge(15).repeat(10)}H516C510 540 496 540 488 540H112C104 540 90 540 84 532H54${edge(-15).repeat(10)}Z`;
  return {
    body,
    bleed,
    safe: box(108, 386, 384, 140),
    shade:
      crimps(box(48, 376, 34, 164), 6) +
      crimps(box(518, 376, 34, 164), 6) +
      light('M100 384C220 378 380 378 500 384V394C380 388 220 388 100 394Z', 0.34) +
      dark('M48 502C200 514 400 514 552 502V548H48Z', 0.08) +
      dark('M48 524C200 532 400 532 552 524V548H48Z', 0.1) +
      dark('M84 382v150h2v-150ZM514 382v150h2v-150Z', 0.18) +
      dark(
        'M86 392L118 412L86 420ZM86 500L122 480L86 470ZM514 392L484 416L514 424ZM514 500L480 478L514 468Z',
        0.08,
      ),
    foot: [70, 530],
    turn: 'soft',
  };
};

/** Net bag with a printed band; the produce shows through. */
export const netBag: DrawShape = (pack) => {
  const net = pack.palette.accent;
  const body =
    'M272 120C262 150 176 170 150 260C124 350 132 470 170 530Q236 546 300 544T430 530C468 470 476 350 450 260C424 170 338 150 328 120Z';
  const fruit = [
    [210, 236],
    [300, 214],
    [390, 240],
    [184, 316],
    [268, 300],
    [350, 306],
    [424, 322],
    [180, 408],
    [262, 402],
    [344, 400],
    [424, 410],
    [206, 492],
    [292, 498],
    [382, 492],
  ] as const;
  const filling = heap(pack, tumbled(fruit, 112, 67, 45));
  const id = pack.id('net');
  const mesh = `<pattern id="${id}" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H26M0 0V26" stroke="${net}" stroke-width="4.5" fill="none"/></pattern>`;
  const clip = pack.id('sack');
  const label = 'M138 292Q300 316 462 292C468 350 469 410 464 460Q300 484 136 460C131 410 132 350 138 292Z';
  return {
    under:
      `${mesh}<clipPath id="${clip}"><path d="${body}"/></clipPath><g clip-path="url(#${clip})">${path(body, shade(pack.mark.tones.b, 0.35))}${filling}<rect x="120" y="110" width="360" height="440" fill="url(#${id})" fill-opacity=".8"/></g>` +
      stroke('M280 120C276 96 270 82 258 64M320 120C324 96 330 82 342 64M300 118V62', net, 5) +
      path('M268 104h64v22h-64Z', '#b9bab4') +
      dark('M268 118h64v8h-64Z', 0.2),
    body: label,
    bleed: box(130, 286, 340, 200),
    safe: box(170, 318, 260, 136),
    shade: softShade(box(130, 286, 340, 200)),
    foot: [160, 440],
    turn: 'soft',
  };
};
