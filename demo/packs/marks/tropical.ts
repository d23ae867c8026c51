import { disc, draw, fill, leaf, mark, oval, polar, ray, shadeOf, times, tones } from './mark.ts';

export const kiwi = mark(
  tones('#8fae4c', '#6f8f38', '#eaf0c6', '#8a6a44', '#2d2a1c'),
  fill('d', disc(50, 50, 42)),
  fill('a', disc(50, 50, 37)),
  draw('c', 1.1, ...times(18, (i) => ray(50, 50, 16, 33, i * 20))),
  fill('c', oval(50, 50, 14, 12)),
  fill('e', ...times(18, (i) => oval(...polar(50, 50, 20, i * 20 + 10), 2.6, 1.3, i * 20 + 10))),
);

export const pineapple = mark(
  tones('#dfae3c', '#b9832a', '#f3d685', '#5f8a45', '#3f6330'),
  fill('e', ...times(3, (i) => leaf(50, 38, 36, 7, -150 + i * 60))),
  fill('d', ...times(4, (i) => leaf(50, 38, 38, 7, -130 + i * 27))),
  fill('a', 'M50 32C68 32 77 46 77 64C77 84 66 96 50 96S23 84 23 64C23 46 32 32 50 32Z'),
  shadeOf('b', 'M62 35C72 40 77 51 77 64C77 84 66 96 50 96C70 84 72 56 62 35Z'),
  draw('b', 1.8, 'M27 50L58 95M34 38L72 84M48 32L76 62M73 50L42 95M66 38L28 84M52 32L24 62'),
  fill('c', disc(41, 50, 2), disc(50, 62, 2), disc(38, 70, 2), disc(57, 49, 2), disc(52, 79, 2)),
);

const crescent = (rind: string, flesh: string, deep: string, light: string) =>
  mark(
    tones(flesh, deep, light, rind, '#d9b36a'),
    fill('d', 'M4 34C10 90 90 90 96 34C90 40 84 42 78 42H22C16 42 10 40 4 34Z'),
    fill('c', 'M9 39C18 83 82 83 91 39C86 42 82 43 78 43H22C18 43 14 42 9 39Z'),
    fill('a', 'M13 41C24 77 76 77 87 41Q82 43 78 43H22Q18 43 13 41Z'),
    shadeOf('b', 'M66 43H78Q82 43 87 41C80 63 64 74 47 72C60 66 66 56 66 43Z'),
    fill('e', ...times(7, (i) => oval(32 + i * 6, 47 + (i % 2) * 4, 1.7, 3, -20 + i * 7))),
  );

export const cantaloupe = crescent('#c9b68a', '#e69a56', '#cf7d3c', '#f6d3a4');
export const honeydew = crescent('#a9bd7c', '#cfdd9d', '#b0c47a', '#eef3d6');

export const pomegranate = mark(
  tones('#b23a44', '#862732', '#f0c9b8', '#d9566a', '#6b1d28'),
  fill('a', 'M40 20L44 8L50 15L56 8L60 20C82 26 92 42 90 60C88 82 70 94 50 94S12 82 10 60C8 42 18 26 40 20Z'),
  shadeOf('b', 'M66 22C84 30 92 44 90 60C88 82 70 94 50 94C76 84 82 50 66 22Z'),
  fill('c', 'M26 48C36 36 62 38 68 52C72 68 56 80 42 76C28 72 20 58 26 48Z'),
  fill(
    'd',
    ...(
      [
        [36, 50],
        [47, 46],
        [58, 52],
        [33, 61],
        [44, 58],
        [55, 63],
        [42, 69],
        [52, 73],
      ] as const
    ).map(([x, y]) => oval(x, y, 4.6, 5.6, 20)),
  ),
  draw('e', 1.6, 'M44 18Q50 22 56 18'),
);

export const dragonFruit = mark(
  tones('#d65a83', '#ad3d64', '#faf5f0', '#8fae4c', '#33302e'),
  fill('d', ...times(9, (i) => leaf(...polar(50, 54, 26, i * 40 - 90), 24, 6, i * 40 - 90))),
  fill('a', oval(50, 54, 32, 37)),
  shadeOf('b', 'M66 22C84 36 86 74 62 89C78 70 78 40 66 22Z'),
  fill('c', oval(50, 55, 25, 30)),
  fill('e', ...times(20, (i) => disc(...polar(50, 55, 6 + ((i * 37) % 17), i * 47), 1.5))),
);

export const coconut = mark(
  tones('#7a5237', '#5a3a26', '#fbf7ee', '#e9e1d2', '#4a2e1e'),
  fill('a', disc(50, 54, 41)),
  draw('b', 1.6, ...times(14, (i) => ray(50, 54, 37, 41, i * 26))),
  fill('c', oval(50, 48, 34, 33)),
  fill('d', oval(50, 50, 25, 23)),
  shadeOf('b', 'M84 32C94 48 93 70 78 84C60 98 36 96 24 86C58 92 86 74 84 32Z'),
  shadeOf('c', oval(40, 44, 8, 4, -30)),
);

export const fig = mark(
  tones('#6b4468', '#4c2d4b', '#c98a8f', '#8fa05a', '#e9cfa8'),
  fill('a', 'M38 16C40 26 56 34 60 52C64 72 52 86 36 86S8 72 12 52C16 36 32 30 33 15Z'),
  shadeOf('b', 'M44 28C54 36 60 44 60 56C60 76 46 86 34 86C54 76 56 48 44 28Z'),
  fill('d', 'M66 44C80 44 94 56 94 70S82 94 68 94S44 84 44 70S54 44 66 44Z'),
  fill('e', oval(69, 70, 20, 20)),
  fill('c', oval(69, 70, 14, 14)),
  fill('e', ...times(9, (i) => oval(...polar(69, 70, 8, i * 40), 1.2, 2, i * 40))),
);

export const plum = mark(
  tones('#6a3f63', '#482945', '#a9799f', '#6f8f4a', '#3a2f26'),
  fill('a', 'M54 26C78 22 92 40 90 60C88 82 70 94 50 94S12 82 10 60C8 40 26 22 54 26Z'),
  shadeOf('b', 'M70 27C86 34 92 48 90 60C88 82 70 94 50 94C80 82 82 48 70 27Z'),
  draw('b', 2.4, 'M54 27C42 44 42 72 52 93'),
  shadeOf('c', oval(27, 50, 5, 12, 20)),
  draw('e', 3, 'M54 27C54 20 56 14 60 10'),
  fill('d', leaf(58, 18, 30, 9, -10)),
);

export const dates = mark(
  tones('#7a4424', '#57301a', '#b0794a', '#8a9a52', '#3f2210'),
  ...(
    [
      [34, 40, -35],
      [66, 36, 30],
      [52, 70, 5],
    ] as const
  ).flatMap(([x, y, turn], i) => [
    fill(i === 1 ? 'b' : 'a', oval(x, y, 24, 13, turn)),
    draw(
      'e',
      1.4,
      `M${x - 14} ${y + 2}Q${x} ${y - 4} ${x + 14} ${y + 1}M${x - 10} ${y + 7}Q${x} ${y + 2} ${x + 10} ${y + 6}`,
    ),
    shadeOf('c', oval(x - 4, y - 6, 9, 1.8, turn)),
  ]),
);

const cluster = (a: string, b: string, c: string) =>
  mark(
    tones(a, b, c, '#6f8f4a', '#4a6630'),
    ...times(5, (row) =>
      times([4, 5, 4, 3, 1][row] ?? 1, (i) => {
        const count = [4, 5, 4, 3, 1][row] ?? 1;
        const x = 50 + (i - (count - 1) / 2) * 16;
        const y = 36 + row * 12.5;
        return [
          fill((row + i) % 2 ? 'b' : 'a', disc(x, y, 9.6)),
          shadeOf('c', oval(x - 3, y - 3, 2.6, 1.8, -40)),
        ];
      }).flat(),
    ).flat(),
    fill('d', ...times(5, (i) => leaf(50, 28, 24, 6, 18 + i * 36)), leaf(50, 30, 22, 3, -80)),
  );

export const raspberry = cluster('#c5475a', '#a83448', '#eda3a8');
export const blackberry = cluster('#453a55', '#332a42', '#8d82a0');
