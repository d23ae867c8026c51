import { disc, draw, fill, leaf, mark, oval, polar, shadeOf, times, tones } from './mark.ts';

const roll = (x: number, y: number, r: number) => [
  fill('e', disc(x, y, r)),
  fill('c', disc(x, y, r * 0.86)),
  shadeOf('b', ...times(9, (i) => oval(...polar(x, y, r * 0.66, i * 40), r * 0.12, r * 0.05, i * 70))),
  fill('a', disc(x, y, r * 0.42)),
  fill('d', `M${x - r * 0.42} ${y}A${r * 0.42} ${r * 0.42} 0 0 0 ${x + r * 0.42} ${y}Z`),
];

export const sushi = mark(
  tones('#dd8a6a', '#d9d2c0', '#fbf8f0', '#8aa85a', '#26332d'),
  ...roll(34, 36, 26),
  ...roll(64, 66, 28),
);

export const dumpling = mark(
  tones('#f1e3c6', '#cdb488', '#fffaf0', '#8aa85a', '#a98a58'),
  fill('b', 'M4 70C4 40 26 24 50 24S96 40 96 70C92 80 8 80 4 70Z'),
  fill('a', 'M6 66C8 40 28 27 50 27S92 40 94 66C80 74 20 74 6 66Z'),
  draw(
    'e',
    2.2,
    'M18 42C24 46 26 52 26 58M32 33C37 39 39 46 38 54M50 30C53 37 54 45 52 53M67 33C68 40 68 47 65 55M82 42C81 48 79 53 76 59',
  ),
  shadeOf('c', oval(38, 62, 18, 3, 2)),
);

export const noodles = mark(
  tones('#e9c46a', '#c9983a', '#f7e0a2', '#7f9f57', '#8c3a34'),
  draw('b', 4, 'M66 46L92 4M56 46L78 2'),
  fill('a', 'M12 50C18 36 36 32 50 34S84 38 88 50Z'),
  draw(
    'c',
    2.4,
    'M18 48C26 38 34 38 40 48M34 46C40 36 50 36 56 46M52 46C58 36 68 38 72 48M66 46C72 40 80 42 84 49',
  ),
  fill('d', leaf(30, 42, 18, 5, -24), leaf(62, 40, 16, 5, 14)),
  fill('e', 'M6 50H94C94 74 78 88 66 90V95H34V90C22 88 6 74 6 50Z'),
  shadeOf('b', 'M80 50H94C94 74 78 88 66 90V95H58V88C72 80 80 66 80 50Z'),
);

export const chips = mark(
  tones('#ecc565', '#c9963a', '#f8e3a4', '#d9ab4c', '#a8762a'),
  fill('b', 'M12 40C10 22 36 8 58 16C80 24 90 44 78 54C66 64 46 46 34 50C22 54 14 52 12 40Z'),
  fill('a', 'M10 36C10 18 36 6 58 14C80 22 88 42 76 50C64 58 46 42 34 46C20 50 12 48 10 36Z'),
  fill('b', 'M22 78C18 62 40 48 62 54C84 60 98 76 90 88C82 98 62 84 48 88C34 92 25 90 22 78Z'),
  fill('a', 'M20 74C18 58 40 46 62 52C84 58 96 74 88 84C80 92 62 80 48 84C32 88 22 86 20 74Z'),
  shadeOf('c', oval(34, 28, 13, 4, -20), oval(44, 66, 13, 4, -14)),
  fill('e', ...times(7, (i) => disc(26 + ((i * 31) % 52), 24 + ((i * 37) % 56), 1.2))),
);

export const tortillaChips = mark(
  tones('#e6bb5c', '#bf8d34', '#f7df9f', '#d4a548', '#8f6424'),
  fill('b', 'M30 10C54 18 78 34 92 52C72 62 46 66 26 62C24 44 25 26 30 10Z'),
  fill('a', 'M27 8C52 16 76 30 90 47C70 58 44 61 24 58C22 40 23 24 27 8Z'),
  fill('b', 'M8 62C30 52 58 52 80 60C70 78 54 92 36 98C22 90 12 78 8 62Z'),
  fill('a', 'M6 58C28 48 56 48 78 56C68 74 52 88 34 94C20 86 10 74 6 58Z'),
  fill('e', ...times(11, (i) => disc(22 + ((i * 29) % 52), 24 + ((i * 23) % 60), 1.5))),
  shadeOf('c', oval(40, 30, 11, 3.4, 28), oval(34, 62, 13, 3, -4)),
);

const puff = (x: number, y: number, s: number) => [
  fill(
    'a',
    disc(x - 7 * s, y, 8 * s),
    disc(x + 7 * s, y - 1 * s, 8 * s),
    disc(x, y - 8 * s, 8 * s),
    disc(x + 1 * s, y + 5 * s, 8 * s),
  ),
  shadeOf('b', oval(x + 4 * s, y + 7 * s, 7 * s, 3 * s, -20)),
  fill('d', disc(x, y, 2.6 * s)),
];

export const popcorn = mark(
  tones('#fbf3dc', '#e6d09a', '#fffdf6', '#d9a441', '#b9402f'),
  ...puff(30, 30, 0.9),
  ...puff(68, 28, 0.9),
  ...puff(49, 18, 0.9),
  ...puff(50, 38, 1),
  fill('c', 'M14 46H86L76 96H24Z'),
  fill('e', 'M14 46H28L34 96H24ZM43 46H57L55 96H45ZM72 46H86L76 96H66Z'),
);

export const salad = mark(
  tones('#86a85a', '#5f8a45', '#c6d99c', '#c44a3a', '#d8cdb6'),
  fill('b', 'M12 50C6 34 22 24 32 30C36 14 56 12 62 24C74 16 92 28 88 50Z'),
  fill('a', 'M14 50C12 38 24 32 32 36C38 24 54 22 60 32C72 26 86 36 86 50Z'),
  fill('d', disc(34, 40, 7), disc(64, 38, 7.4)),
  draw('c', 2, 'M22 48C24 42 28 40 32 40M46 48C46 38 50 32 54 30M76 48C76 42 74 38 70 36'),
  fill('e', 'M6 50H94C94 74 78 90 62 92H38C22 90 6 74 6 50Z'),
  shadeOf('b', 'M80 50H94C94 74 78 90 62 92H52C70 84 80 68 80 50Z'),
);

export const dip = mark(
  tones('#e4cd9c', '#c4a768', '#f6e8c6', '#b9452f', '#5f7f86'),
  fill('e', 'M6 48C6 72 26 88 50 88S94 72 94 48Z'),
  fill('a', oval(50, 47, 44, 15)),
  draw('b', 3, 'M18 48C30 38 70 38 80 46C70 56 36 56 32 48C40 42 60 44 64 48'),
  fill('d', disc(50, 46, 3), disc(60, 42, 2), disc(40, 43, 2), disc(46, 52, 1.8)),
  shadeOf('c', oval(34, 40, 9, 2.4, -10)),
  shadeOf('b', 'M82 54C92 52 94 50 94 48C94 72 74 88 50 88C70 82 82 70 82 54Z'),
);

export const jam = mark(
  tones('#b23a48', '#862736', '#eab0ac', '#f4ead8', '#c9a45c'),
  fill('e', 'M26 10H74Q78 10 78 14V24H22V14Q22 10 26 10Z'),
  fill('a', 'M24 24H76C86 30 88 36 88 44V86Q88 94 80 94H20Q12 94 12 86V44C12 36 14 30 24 24Z'),
  shadeOf('b', 'M66 24H76C86 30 88 36 88 44V86Q88 94 80 94H64C76 76 76 46 66 24Z'),
  fill('d', 'M22 48H78V82H22Z'),
  fill('a', disc(40, 64, 7), disc(54, 60, 6), disc(58, 71, 5)),
  shadeOf('c', 'M18 40Q20 34 26 32V44H18Z'),
);

export const bacon = mark(
  tones('#b9503f', '#8f3629', '#f0cdb4', '#e0a088', '#6b2419'),
  ...[0, 1, 2].flatMap((i) => [
    draw(
      i === 1 ? 'a' : 'b',
      17,
      `M${24 + i * 25} 92C${12 + i * 25} 74 ${38 + i * 25} 62 ${26 + i * 25} 46S${36 + i * 25} 22 ${26 + i * 25} 8`,
    ),
    draw(
      'c',
      4,
      `M${21 + i * 25} 90C${9 + i * 25} 74 ${35 + i * 25} 62 ${23 + i * 25} 46S${33 + i * 25} 22 ${23 + i * 25} 10`,
    ),
    draw(
      'd',
      2.4,
      `M${29 + i * 25} 90C${17 + i * 25} 74 ${43 + i * 25} 62 ${31 + i * 25} 46S${41 + i * 25} 22 ${31 + i * 25} 12`,
    ),
  ]),
);

export const sausage = mark(
  tones('#b8603f', '#8f4429', '#e3a486', '#c9774f', '#5f2a17'),
  draw('e', 2.4, 'M10 40L4 34M90 40L96 34M10 66L4 72M90 66L96 72'),
  draw('b', 23, 'M16 40C34 52 66 52 84 40'),
  draw('a', 20, 'M16 38C34 50 66 50 84 38'),
  draw('b', 23, 'M16 68C34 80 66 80 84 68'),
  draw('a', 20, 'M16 66C34 78 66 78 84 66'),
  draw('c', 3, 'M22 36C38 44 60 44 76 36M22 64C38 72 60 72 76 64'),
  draw('e', 2, 'M36 48L40 42M50 50L54 44M64 46L68 40M36 76L40 70M50 78L54 72M64 74L68 68'),
);

export const yogurt = mark(
  tones('#fbf7ee', '#ded4c2', '#ffffff', '#b9485a', '#7f9aa8'),
  draw('e', 5, 'M70 40L92 6'),
  fill('e', 'M8 46H92C90 72 76 90 62 92H38C24 90 10 72 8 46Z'),
  fill('a', oval(50, 46, 42, 14)),
  draw('b', 3, 'M20 47C30 38 62 38 74 44C68 54 42 54 38 48C44 44 54 45 58 48'),
  fill('d', disc(34, 42, 5), disc(44, 39, 4.4), disc(39, 48, 4)),
  shadeOf('c', oval(60, 40, 9, 2.4)),
);

export const icePop = mark(
  tones('#d9667a', '#b34459', '#f5b9c0', '#e8cfa0', '#c9a868'),
  fill('d', 'M43 70H57V92Q57 97 50 97T43 92Z'),
  shadeOf('e', 'M51 70H57V92Q57 97 50 97C52 90 52 80 51 70Z'),
  fill('a', 'M24 30C24 12 36 4 50 4S76 12 76 30V70Q76 76 70 76H30Q24 76 24 70Z'),
  shadeOf('b', 'M60 6C70 10 76 18 76 30V70Q76 76 70 76H58C64 60 64 30 60 6Z'),
  draw('c', 4, 'M36 24V60M50 20V62'),
);

export const pudding = mark(
  tones('#8a5a3c', '#68402a', '#f7ead6', '#b9402f', '#cfd6d6'),
  fill('e', 'M22 32H78L70 94H30Z'),
  fill('a', 'M25 44H75L69 90H31Z'),
  shadeOf('b', 'M62 44H75L69 90H58Z'),
  fill('c', 'M18 36C14 24 28 18 36 22C40 10 60 10 64 22C74 18 86 26 82 36C76 44 24 44 18 36Z'),
  fill('d', disc(50, 12, 7)),
  draw('a', 1.6, 'M30 32C38 28 44 34 52 30M56 34C62 30 68 32 72 30'),
);

export const tofu = mark(
  tones('#f3ead3', '#d4c39a', '#fffbef', '#7f9f57', '#b7a372'),
  fill('c', 'M10 44L44 28L90 38L56 56Z'),
  fill('a', 'M10 44L56 56V92L10 80Z'),
  fill('b', 'M56 56L90 38V74L56 92Z'),
  fill('d', leaf(40, 44, 24, 7, -28), leaf(46, 42, 18, 6, 16)),
  draw('e', 1.6, 'M22 56l8 2M36 66l8 2M22 72l8 2'),
);

export const birdNest = mark(
  tones('#e6d3ae', '#bfa26e', '#f8eed8', '#c9894a', '#8f7444'),
  fill('b', 'M6 46C10 84 34 94 50 94S90 84 94 46C80 58 20 58 6 46Z'),
  fill('a', oval(50, 46, 44, 17)),
  fill('c', oval(50, 48, 34, 11)),
  draw(
    'e',
    2,
    'M10 56C26 72 56 80 88 60M14 66C34 84 62 86 84 70M22 78C40 92 64 92 78 78M8 50C30 64 70 64 92 50',
  ),
  draw(
    'd',
    1.8,
    'M14 44C24 34 44 30 58 32M86 42C78 34 66 31 54 31M20 52C36 60 60 60 78 52M26 46C40 52 60 52 72 44',
  ),
);

export const babyBowl = mark(
  tones('#f0b98a', '#d39058', '#fbe2c6', '#8fb4c4', '#5f8da3'),
  draw('e', 5, 'M66 44L90 12'),
  fill('e', oval(91, 12, 7, 10, 36)),
  fill('d', 'M8 48H92C92 72 76 88 62 90H38C24 88 8 72 8 48Z'),
  fill('a', oval(50, 48, 42, 13)),
  fill('c', oval(44, 45, 22, 6, -4)),
  fill('e', disc(36, 68, 4), disc(64, 68, 4)),
  draw('c', 3, 'M42 76Q50 83 58 76'),
);
