import { disc, draw, fill, leaf, mark, oval, polygonPath, shadeOf, times, tones } from './mark.ts';

export const chocolate = mark(
  tones('#6a4330', '#4a2c1d', '#8f6248', '#b98a5e', '#331c11'),
  fill('b', 'M20 14L78 8L88 78L66 80L60 88L48 82L30 86Z'),
  ...times(6, (i) => {
    const [x, y] = [24 + (i % 2) * 29 + Math.floor(i / 2) * 2.6, 17 + Math.floor(i / 2) * 22 - (i % 2) * 3];
    return [
      fill('a', polygonPath([x, y], [x + 25, y - 2.6], [x + 27.4, y + 16], [x + 2.4, y + 18.6])),
      draw('c', 2, `M${x + 4} ${y + 14}L${x + 3} ${y + 3.5}L${x + 21} ${y + 1.6}`),
    ];
  }).flat(),
  fill('a', 'M28 88L36 86L38 93L30 95Z', 'M72 86L80 84L84 91L75 94Z'),
);

export const honey = mark(
  tones('#dd9f36', '#b87a22', '#f3cf83', '#a8743f', '#7a4c22'),
  fill(
    'a',
    ...(
      [
        [30, 26],
        [58, 26],
        [44, 50],
        [72, 50],
        [30, 74],
      ] as const
    ).map(([x, y]) =>
      polygonPath(
        [x, y - 16],
        [x + 13.5, y - 8],
        [x + 13.5, y + 8],
        [x, y + 16],
        [x - 13.5, y + 8],
        [x - 13.5, y - 8],
      ),
    ),
  ),
  shadeOf(
    'c',
    ...(
      [
        [58, 26],
        [44, 50],
      ] as const
    ).map(([x, y]) =>
      polygonPath(
        [x, y - 11],
        [x + 9, y - 5.5],
        [x + 9, y + 5.5],
        [x, y + 11],
        [x - 9, y + 5.5],
        [x - 9, y - 5.5],
      ),
    ),
  ),
  fill('b', 'M74 68C80 78 84 82 84 88A10 9 0 0 1 64 88C64 82 68 78 74 68Z'),
  shadeOf('c', oval(70, 87, 2, 4)),
);

export const candy = mark(
  tones('#c9596a', '#9f3a4c', '#f3c3c3', '#e0a44f', '#6b2431'),
  fill('b', 'M30 42L8 26L14 44L4 54L28 58ZM70 58L92 74L86 56L96 46L72 42Z'),
  fill('a', disc(50, 50, 25)),
  shadeOf('c', 'M50 25C62 34 62 42 50 50S38 66 50 75C42 75 34 71 29 64C36 56 40 52 42 46S46 32 50 25Z'),
  draw('e', 1.6, 'M28 44L18 38M28 54L14 52M72 56L82 62M72 46L86 48'),
);

export const cookie = mark(
  tones('#cf9a5c', '#a8743a', '#ecc792', '#5a3a28', '#4a2c1d'),
  fill(
    'a',
    'M50 10C56 10 58 16 66 16C72 22 84 26 86 38C94 50 92 66 82 76C72 90 54 94 40 90C22 86 8 70 10 50C12 26 30 10 50 10Z',
  ),
  shadeOf('b', 'M82 30C94 46 92 66 82 76C72 90 54 94 40 90C68 90 86 62 82 30Z'),
  fill(
    'd',
    disc(36, 34, 6),
    disc(62, 40, 7),
    disc(30, 60, 6),
    disc(54, 66, 6.5),
    disc(74, 62, 4.5),
    disc(48, 50, 3.4),
  ),
  shadeOf('c', oval(24, 44, 3, 7, 30)),
);

export const pretzel = mark(
  tones('#a8683a', '#7f4a25', '#f5ead3', '#d9a05f', '#5a321a'),
  draw('b', 12, 'M50 62C30 92 4 62 14 38C22 18 44 24 50 44C56 24 78 18 86 38C96 62 70 92 50 62'),
  draw(
    'a',
    9,
    'M50 60C30 88 6 60 16 38C24 22 44 26 56 50L68 82M50 60C70 88 94 60 84 38C76 22 56 26 44 50L32 82',
  ),
  fill('c', ...times(8, (i) => oval(18 + i * 9, i % 2 ? 42 : 66, 1.8, 1.3, i * 40))),
);

export const cake = mark(
  tones('#efd2a6', '#cf9f66', '#fff4e2', '#b93b46', '#7a4a2c'),
  fill('c', 'M8 46L56 20C76 22 90 32 92 46Z'),
  fill('a', 'M8 46H92V82H8Z'),
  fill('b', 'M8 60H92V67H8Z'),
  shadeOf('e', 'M8 77H92V82H8Z'),
  fill('c', 'M8 46H92V50C86 58 80 50 74 54S62 60 56 52S40 60 34 52S16 58 8 52Z'),
  fill('d', disc(60, 22, 9)),
  draw('e', 2, 'M60 14C62 8 66 6 70 5'),
);

export const icecream = mark(
  tones('#f0d3c0', '#d69f86', '#fff3e8', '#c99050', '#8f5f2c'),
  fill('d', 'M28 50H72L50 96Z'),
  draw('e', 1.6, 'M36 52L56 82M48 52L62 70M64 52L44 82M52 52L38 70'),
  fill('b', disc(64, 40, 18)),
  fill('a', disc(38, 38, 20), disc(52, 24, 17)),
  shadeOf('c', disc(46, 18, 5), disc(30, 32, 5)),
  fill('a', 'M22 46C30 58 40 48 46 54S60 54 66 52S78 54 80 44Z'),
);

export const mapleLeaf = mark(
  tones('#c4602e', '#9a431c', '#eba875', '#6f8f4a', '#6b3417'),
  fill('a', ...times(5, (i) => leaf(50, 60, [40, 50, 54, 50, 40][i] ?? 40, 15, -160 + i * 35))),
  shadeOf(
    'b',
    leaf(50, 60, 50, 15, -55, true),
    leaf(50, 60, 40, 15, -20, true),
    leaf(50, 60, 54, 15, -90, true),
  ),
  draw('e', 3, 'M50 60V94'),
);

export const pie = mark(
  tones('#d79f55', '#ab7230', '#f0cc8e', '#a83a3f', '#8a5622'),
  fill('b', 'M10 62H90L80 88Q79 90 76 90H24Q21 90 20 88Z'),
  draw('e', 2, 'M30 64L34 89M44 64L46 89M58 64L56 89M72 64L67 89'),
  fill('a', oval(50, 58, 45, 24)),
  fill('d', oval(50, 55, 36, 17)),
  draw('c', 6, 'M22 46L66 71M38 39L80 62M62 38L20 63M80 47L36 71'),
  draw('b', 1.4, 'M8 54q4 -6 9 -3M24 42q4 -6 9 -3M44 36q6 -5 10 0M68 40q6 -2 8 4M86 50q6 1 6 7'),
);
