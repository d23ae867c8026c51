import { disc, draw, fill, leaf, mark, oval, shadeOf, times, tones } from './mark.ts';

const ear = (x: number, top: number, count: number) => ({
  grains: [
    leaf(x, top + 8, 18, 7, -90),
    ...times(
      count,
      (i) => leaf(x, top + 16 + i * 9, 18, 7.5, -128) + leaf(x, top + 16 + i * 9, 18, 7.5, -52),
    ),
  ],
  shades: times(
    count,
    (i) => leaf(x, top + 16 + i * 9, 18, 7.5, -52, true) + leaf(x, top + 16 + i * 9, 18, 7.5, -128, true),
  ),
});

const wheatEar = ear(50, 12, 5);

export const wheat = mark(
  tones('#d9a441', '#b57f28', '#efcf86', '#8a9a52'),
  draw('d', 2.4, 'M50 30V97'),
  fill('d', leaf(50, 94, 34, 7, -58), leaf(50, 88, 30, 6, -126)),
  fill('a', ...wheatEar.grains),
  shadeOf('b', ...wheatEar.shades),
);

const LOAF = 'M8 64C4 44 24 30 50 30S96 44 92 64C91 74 84 77 74 77H26C16 77 9 74 8 64Z';

export const loaf = mark(
  tones('#c98a48', '#a5662c', '#ecca93', '#8a9a52', '#6b3f1b'),
  fill('a', LOAF),
  shadeOf('b', 'M8 64C20 70 80 70 92 60C93 74 84 77 74 77H26C16 77 9 74 8 64Z'),
  fill('c', leaf(24, 58, 26, 6, -62), leaf(43, 58, 28, 6, -62), leaf(62, 57, 27, 6, -62)),
);

export const grains = mark(
  tones('#d8b878', '#b08d4c', '#f0dfb4', '#b5654a', '#94492f'),
  fill('c', 'M14 54C20 34 36 26 50 26S80 34 86 54Z'),
  fill(
    'b',
    leaf(30, 48, 14, 4, -30),
    leaf(46, 38, 14, 4, 20),
    leaf(58, 50, 14, 4, -60),
    leaf(36, 34, 12, 4, -10),
    leaf(66, 40, 13, 4, 40),
    leaf(24, 52, 10, 3.5, 10),
    leaf(72, 52, 11, 3.5, -20),
    leaf(44, 52, 12, 4, -15),
  ),
  fill('d', 'M8 54H92C92 74 76 86 62 88H38C24 86 8 74 8 54Z'),
  shadeOf('e', 'M60 54H92C92 74 76 86 62 88H52C62 80 66 68 60 54Z'),
);

export const rice = mark(
  tones('#f4ead4', '#c9b48c', '#fffaf0', '#4a6676', '#34495a'),
  fill('a', 'M14 52C14 38 26 36 30 30C38 18 62 18 70 30C74 36 86 38 86 52Z'),
  shadeOf('b', 'M70 30C74 36 86 38 86 52H62C74 46 74 38 70 30Z'),
  ...times(12, (i) =>
    fill(i % 2 ? 'b' : 'c', oval(26 + ((i * 29) % 50), 32 + ((i * 11) % 17), 5, 1.9, (i * 53) % 180)),
  ),
  fill('d', 'M8 52H92C92 74 76 86 64 88V94H36V88C24 86 8 74 8 52Z'),
  shadeOf('e', 'M66 52H92C92 74 76 86 64 88V94H54V88C64 80 68 66 66 52Z'),
);

const bow = 'M6 12L38 28L70 12V24L63 34L70 44V56L38 40L6 56L13 44L6 34L13 24Z';

export const pasta = mark(
  tones('#e5b95a', '#c08f33', '#f5dc9a', '#7d8a55', '#6b4a1b'),
  fill('a', bow),
  shadeOf('b', 'M31 29Q38 34 45 29L49 34L45 39Q38 34 31 39L27 34Z'),
  draw('c', 1.8, 'M16 24L28 31M16 46L28 38M60 24L48 31M60 46L48 38'),
  fill('a', 'M42 68L82 40L98 56L56 90Z'),
  fill('e', oval(49, 79, 12, 6.5, 57)),
  draw('b', 1.8, 'M56 66L86 45M61 73L90 51M65 80L94 57'),
  fill('a', 'M4 92C12 64 22 90 30 68L36 77C30 102 18 80 12 99Z'),
  shadeOf('b', 'M12 99C18 80 30 102 36 77L33 72C28 96 16 76 8 96Z'),
);

export const corn = mark(
  tones('#e8bd45', '#c9952a', '#f7dd8b', '#6f8f4a', '#45602f'),
  fill('a', 'M50 8C64 14 68 40 64 72C60 88 40 88 36 72C32 40 36 14 50 8Z'),
  fill('c', ...times(7, (i) => oval(44, 22 + i * 9, 3.4, 3.2) + oval(56, 22 + i * 9, 3.4, 3.2))),
  shadeOf('b', ...times(6, (i) => oval(50, 18 + i * 9, 2.4, 2.8) + oval(61, 28 + i * 8, 2, 2.8))),
  fill('d', 'M50 96C30 92 22 70 26 38C36 50 42 70 50 96Z'),
  fill('e', 'M50 96C70 92 78 70 74 38C64 50 58 70 50 96Z'),
);

export const soy = mark(
  tones('#cdb36a', '#a98c45', '#ecdca8', '#7c9650', '#50692f'),
  fill('d', 'M10 62C14 44 30 44 38 40S58 24 72 26S92 32 90 38S82 52 72 54S54 62 44 68S14 78 10 62Z'),
  shadeOf('e', 'M10 62C24 66 40 56 52 50S82 42 90 38C92 46 82 52 72 54S54 62 44 68S14 78 10 62Z'),
  fill('a', disc(28, 58, 9), disc(50, 48, 9.5), disc(72, 39, 8.5)),
  shadeOf('c', disc(25, 55, 3.2), disc(47, 45, 3.4), disc(69, 36, 3)),
  fill('a', oval(38, 84, 9, 7, -15), oval(62, 80, 8.5, 6.5, 20)),
  shadeOf('c', disc(35, 81, 2.6), disc(59, 77, 2.4)),
  fill('d', leaf(88, 38, 12, 3, -40)),
);

export const beans = mark(
  tones('#8f4636', '#6b2f24', '#c17a62', '#7c9650', '#4a1f17'),
  ...(
    [
      [34, 36, -30],
      [66, 32, 30],
      [48, 60, 8],
      [76, 66, -45],
      [24, 70, 50],
    ] as const
  ).flatMap(([x, y, turn], i) => [
    fill(i % 2 ? 'b' : 'a', oval(x, y, 17, 10.5, turn)),
    shadeOf('c', oval(x - 3, y - 4, 7, 2.2, turn)),
  ]),
);
