import { disc, draw, fill, leaf, mark, oval, polar, shadeOf, times, tones, wedge } from './mark.ts';

const slice = (rind: string, flesh: string, light: string) =>
  mark(
    tones(rind, flesh, light, '#6f8f4a', '#8a4a14'),
    fill('d', leaf(70, 18, 28, 9, -22)),
    fill('a', disc(48, 54, 41)),
    fill('c', disc(48, 54, 36.5)),
    fill('b', ...times(9, (i) => wedge(48, 54, 4, 33, i * 40 - 90, 34))),
    shadeOf(
      'c',
      ...times(9, (i) => {
        const [x, y] = polar(48, 54, 25, i * 40 - 84);
        return leaf(x, y, 7, 1.6, i * 40 + 96);
      }),
    ),
  );

export const citrus = slice('#d9832b', '#eda344', '#fbe6bd');
export const lemon = slice('#dcb52f', '#eccf5c', '#fbf2c9');
export const lime = slice('#6f9440', '#a3c266', '#eef3cf');
export const grapefruit = slice('#dd9a5a', '#e07a68', '#fbe3d3');

const BERRIES = [
  [36, 46, 16],
  [64, 44, 16],
  [50, 66, 17],
  [24, 68, 13],
  [76, 67, 13.5],
] as const;

export const berries = mark(
  tones('#4a5487', '#343b66', '#8d97c2', '#6f8f4a', '#232846'),
  fill('d', leaf(50, 36, 34, 11, -62), leaf(48, 36, 32, 10, -126)),
  ...BERRIES.flatMap(([x, y, r], i) => [
    fill(i % 2 ? 'b' : 'a', disc(x, y, r)),
    shadeOf('c', oval(x - r * 0.4, y - r * 0.4, r * 0.3, r * 0.18, -40)),
    fill('e', ...times(5, (k) => leaf(x + r * 0.2, y + r * 0.15, r * 0.36, r * 0.13, k * 72 - 90))),
  ]),
);

export const strawberry = mark(
  tones('#bf3a33', '#962721', '#e98d7f', '#6f8f4a', '#f3d9a4'),
  fill('a', 'M50 92C30 82 14 58 18 42C22 28 40 30 50 34C60 30 78 28 82 42C86 58 70 82 50 92Z'),
  shadeOf('b', 'M50 92C70 82 86 58 82 42C80 34 74 31 66 31C76 52 66 76 50 92Z'),
  fill('e', ...times(11, (i) => oval(30 + ((i * 19) % 42), 46 + ((i * 13) % 32), 1.5, 2.4))),
  fill('d', ...times(5, (i) => leaf(50, 30, 26, 8, 18 + i * 36)), leaf(50, 32, 22, 3, -75)),
);

export const apple = mark(
  tones('#b8433a', '#8f2e29', '#e39a86', '#6f8f4a', '#5a3a22'),
  fill('a', 'M50 34C40 26 14 26 14 54C14 76 32 94 42 92Q50 89 58 92C68 94 86 76 86 54C86 26 60 26 50 34Z'),
  shadeOf('b', 'M66 28C80 28 86 40 86 54C86 76 68 94 58 92Q54 90 50 90C72 80 76 50 66 28Z'),
  shadeOf('c', oval(28, 48, 5, 11, 18)),
  draw('e', 3, 'M50 35C49 26 51 18 55 12'),
  fill('d', leaf(52, 24, 30, 9, -18)),
);

export const pear = mark(
  tones('#b3b04f', '#8c8a37', '#dcd994', '#6f8f4a', '#5a3a22'),
  fill(
    'a',
    'M50 18C60 18 62 28 63 38C65 50 80 56 80 72C80 88 66 94 50 94S20 88 20 72C20 56 35 50 37 38C38 28 40 18 50 18Z',
  ),
  shadeOf(
    'b',
    'M56 19C61 22 62 30 63 38C65 50 80 56 80 72C80 88 66 94 50 94C72 82 68 62 60 50C56 42 58 28 56 19Z',
  ),
  shadeOf('c', oval(34, 66, 5, 11, 14)),
  draw('e', 3, 'M50 20C50 14 52 10 56 6'),
  fill('d', leaf(53, 14, 28, 8, 8)),
);

export const banana = mark(
  tones('#e3bf48', '#bd9430', '#f5e19a', '#8a9a52', '#5a4324'),
  fill('b', 'M24 14C18 44 34 84 84 84L90 76C56 74 38 46 36 14Z'),
  fill('a', 'M34 12C34 40 48 70 88 66L92 58C66 58 50 38 46 10Z'),
  fill('e', 'M22 8L48 6L48 14L23 17Z'),
  draw('c', 1.8, 'M40 20C42 38 54 58 78 62'),
);

export const grapes = mark(
  tones('#6d4470', '#4f2e54', '#ad86ad', '#6f8f4a', '#5a3a22'),
  draw('e', 3, 'M50 30V10M50 14L62 8'),
  fill('d', leaf(50, 24, 32, 14, -158), leaf(52, 22, 26, 10, -8)),
  ...(
    [
      [32, 38],
      [50, 36],
      [68, 38],
      [41, 52],
      [59, 52],
      [50, 66],
      [34, 62],
      [66, 62],
      [50, 82],
    ] as const
  ).flatMap(([x, y], i) => [
    fill(i % 3 ? 'a' : 'b', disc(x, y, 11)),
    shadeOf('c', disc(x - 3.6, y - 3.6, 2.6)),
  ]),
);

export const cherry = mark(
  tones('#a3293a', '#7a1c2b', '#dd8a90', '#6f8f4a', '#6b5230'),
  draw('e', 2.6, 'M32 62C36 38 48 22 66 12C66 32 68 46 70 60'),
  fill('d', leaf(66, 12, 30, 10, 160)),
  fill('a', disc(30, 74, 18), disc(70, 72, 18)),
  shadeOf('b', 'M42 61A18 18 0 0 1 30 92A22 22 0 0 0 42 61ZM82 59A18 18 0 0 1 70 90A22 22 0 0 0 82 59Z'),
  shadeOf('c', oval(23, 67, 3, 5, 40), oval(63, 65, 3, 5, 40)),
);

export const mango = mark(
  tones('#dd8f3a', '#b8642f', '#f3c57e', '#6f8f4a', '#5a3a22'),
  fill('a', 'M60 20C84 24 94 50 84 72C74 92 40 94 22 78C6 62 14 44 30 38C44 34 46 18 60 20Z'),
  shadeOf('b', 'M74 26C88 36 92 54 84 72C74 92 40 94 22 78C52 86 82 66 74 26Z'),
  draw('e', 3, 'M58 21C58 16 60 12 63 9'),
  fill('d', leaf(60, 16, 34, 9, 162)),
);

export const peach = mark(
  tones('#e09a63', '#c4694a', '#f6cfa2', '#6f8f4a', '#5a3a22'),
  fill('a', disc(50, 58, 36)),
  shadeOf('b', 'M50 22A36 36 0 1 1 34 90C66 86 70 50 50 22Z'),
  draw('e', 1.8, 'M50 24C42 40 42 62 54 80'),
  fill('d', leaf(50, 24, 34, 10, -30), leaf(50, 24, 26, 8, -160)),
);

export const avocado = mark(
  tones('#45592f', '#2f4020', '#c9cf86', '#8fa35a', '#7a4d2c'),
  fill(
    'a',
    'M50 8C64 8 66 26 70 38C76 50 84 58 82 70C80 86 66 94 50 94S20 86 18 70C16 58 24 50 30 38C34 26 36 8 50 8Z',
  ),
  fill(
    'c',
    'M50 16C59 16 60 30 63 40C68 52 75 60 74 70C72 82 62 87 50 87S28 82 26 70C25 60 32 52 37 40C40 30 41 16 50 16Z',
  ),
  fill('e', disc(50, 66, 15)),
  shadeOf('d', oval(45, 60, 4, 3, -30)),
);

export const melon = mark(
  tones('#5f7f45', '#d7756a', '#f3e4c4', '#b9584f', '#3a2a22'),
  fill('a', 'M50 6L95 76Q50 106 5 76Z'),
  fill('c', 'M50 6L91 69.500Q50 96 9 69.500Z'),
  fill('b', 'M50 6L88 65Q50 89 12 65Z'),
  shadeOf('d', 'M50 6L88 65Q76 73 62 76Q66 40 50 6Z'),
  fill(
    'e',
    ...(
      [
        [50, 34],
        [42, 50],
        [58, 50],
        [34, 64],
        [50, 67],
        [66, 64],
      ] as const
    ).map(([x, y]) => oval(x, y, 1.8, 3.4)),
  ),
);
