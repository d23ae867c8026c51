import { disc, draw, fill, leaf, mark, oval, polar, shadeOf, times, tones, wedge } from './mark.ts';

export const olive = mark(
  tones('#7f8442', '#5b6030', '#bfc281', '#8a9a62', '#4a4a28'),
  draw('e', 2.4, 'M16 18C34 20 56 24 84 16'),
  fill(
    'd',
    leaf(40, 20, 34, 7, -156),
    leaf(52, 21, 34, 7, -36),
    leaf(64, 20, 30, 7, 26),
    leaf(24, 19, 24, 6, 120),
  ),
  draw('e', 2, 'M38 21L36 36M58 22L64 38'),
  fill('a', oval(36, 58, 17, 22, 8)),
  fill('b', oval(67, 62, 16, 21, -12)),
  shadeOf('b', 'M48 42C58 56 52 80 34 80C46 72 50 58 48 42Z'),
  shadeOf('c', oval(28, 50, 3.4, 8, 10), oval(59, 54, 3, 7, -8)),
);

export const sunflower = mark(
  tones('#e3b13f', '#c48a28', '#7a5230', '#7c9650', '#4f3520'),
  fill('b', ...times(12, (i) => leaf(50, 50, 44, 8, i * 30 + 15))),
  fill('a', ...times(12, (i) => leaf(50, 50, 45, 8.5, i * 30))),
  fill('c', disc(50, 50, 19)),
  fill('e', disc(50, 50, 11)),
  shadeOf(
    'a',
    ...times(10, (i) => {
      const [x, y] = polar(50, 50, 15, i * 36);
      return disc(x, y, 1.4);
    }),
  ),
);

export const coffee = mark(
  tones('#6b4530', '#4c2f20', '#a37a5c', '#7c9650', '#2e1b12'),
  ...(
    [
      [34, 38, -38],
      [66, 58, 20],
      [34, 76, 70],
    ] as const
  ).flatMap(([x, y, turn], i) => {
    const [x1, y1] = polar(x, y, 23, turn);
    const [x2, y2] = polar(x, y, 23, turn + 180);
    const [c1x, c1y] = polar(x, y, 12, turn + 62);
    const [c2x, c2y] = polar(x, y, 12, turn + 242);
    return [
      fill(i === 1 ? 'b' : 'a', oval(x, y, 24, 16, turn)),
      shadeOf('c', oval(...polar(x, y, 10, turn - 92), 9, 1.8, turn)),
      draw(
        'e',
        2.6,
        `M${x1.toFixed(1)} ${y1.toFixed(1)}Q${c1x.toFixed(1)} ${c1y.toFixed(1)} ${x} ${y}T${x2.toFixed(1)} ${y2.toFixed(1)}M${c2x.toFixed(1)} ${c2y.toFixed(1)}`,
      ),
    ];
  }),
);

export const tea = mark(
  tones('#6f9150', '#4e6f39', '#b4cb8e', '#8aa862', '#3f5a2a'),
  draw('b', 3, 'M50 94C50 80 50 70 50 58'),
  fill('d', leaf(50, 72, 44, 13, -160), leaf(50, 68, 44, 13, -22)),
  shadeOf('b', leaf(50, 68, 44, 13, -22, true), leaf(50, 72, 44, 13, -160, true)),
  fill('a', leaf(50, 62, 54, 13, -112), leaf(50, 62, 52, 12, -66)),
  shadeOf('b', leaf(50, 62, 52, 12, -66, true)),
  fill('c', leaf(50, 60, 36, 6, -90)),
);

const almond = (x: number, y: number, turn: number) => [
  fill('a', leaf(x, y, 56, 29, turn)),
  shadeOf('b', leaf(x, y, 56, 29, turn, true)),
  draw(
    'c',
    1.6,
    `M${polar(x, y, 8, turn)
      .map((v) => v.toFixed(1))
      .join(' ')}L${polar(x, y, 42, turn)
      .map((v) => v.toFixed(1))
      .join(' ')}`,
  ),
];

export const nuts = mark(
  tones('#b87c48', '#8f5a30', '#e3bd8d', '#d6b184', '#5f3a1e'),
  ...almond(12, 60, -62),
  ...almond(88, 60, -118),
  fill('d', disc(48, 72, 19)),
  shadeOf('b', 'M60 57A19 19 0 0 1 42 90A24 24 0 0 0 60 57Z'),
  fill('e', 'M31 64C34 50 62 50 65 64C56 68 40 68 31 64Z'),
  shadeOf('c', oval(40, 76, 3, 5, 30)),
);

export const peanut = mark(
  tones('#d0a468', '#a97d42', '#ecd2a3', '#8a9a52', '#7a5528'),
  fill(
    'a',
    'M30 12C48 8 58 22 56 34C54 46 66 46 76 54C90 66 88 88 70 92C50 96 40 82 42 68C44 56 32 54 24 46C12 34 14 16 30 12Z',
  ),
  shadeOf(
    'b',
    'M56 34C54 46 66 46 76 54C90 66 88 88 70 92C60 94 52 90 48 85C76 88 76 64 62 56C50 50 48 42 56 34Z',
  ),
  draw(
    'e',
    1.6,
    'M28 22L32 28M38 18L40 26M26 34L31 38M40 36L44 40M52 60L56 66M64 62L68 68M54 76L58 80M68 78L72 82M34 46L38 50',
  ),
);

export const spice = mark(
  tones('#9c5a34', '#713c20', '#c98d5e', '#8a9a52', '#45230f'),
  fill('a', ...times(8, (i) => leaf(46, 48, 38, 9, i * 45 + 12))),
  shadeOf('b', ...times(8, (i) => leaf(46, 48, 38, 9, i * 45 + 12, true))),
  fill('c', ...times(8, (i) => oval(...polar(46, 48, 20, i * 45 + 12), 5, 2.6, i * 45 + 12))),
  fill('b', disc(46, 48, 5)),
  fill('e', disc(84, 82, 6), disc(70, 90, 5), disc(88, 66, 4.4)),
);

export const garlic = mark(
  tones('#e8d9c2', '#c3ab8a', '#fffaf1', '#9a7296', '#8a7a63'),
  fill(
    'a',
    'M48 8C50 24 54 30 66 38C86 48 92 66 80 80C72 88 62 88 50 90C38 88 28 88 20 80C8 66 14 48 34 38C46 30 46 22 44 9Z',
  ),
  shadeOf('b', 'M66 38C86 48 92 66 80 80C72 88 62 88 50 90C70 80 74 56 60 35Z'),
  draw('d', 2, 'M48 32C34 46 30 66 38 86M52 32C66 46 70 66 62 86M50 30V88'),
);

export const soup = mark(
  tones('#c4694a', '#9c4a30', '#efc49a', '#6f8f4a', '#34495a'),
  draw('b', 2.6, 'M36 30C30 22 42 16 36 8M50 28C44 20 56 14 50 6M64 30C58 22 70 16 64 8'),
  fill('e', 'M8 50H92C92 72 74 86 64 88H36C26 86 8 72 8 50Z'),
  fill('a', oval(50, 49, 42, 11)),
  shadeOf('c', oval(40, 47, 12, 3.4, -6)),
  fill('d', leaf(52, 50, 18, 4, -20), leaf(54, 50, 16, 4, 22)),
  shadeOf('b', oval(28, 51, 6, 2.4), oval(74, 50, 5, 2)),
);

export const drink = mark(
  tones('#d98a4a', '#b9672c', '#f6d3a2', '#6f8f4a', '#8fa9b0'),
  draw('e', 3, 'M56 40L68 6L80 4'),
  fill('c', 'M22 24H78L70 94H30Z'),
  fill('a', 'M24.6 44H75.400L70 94H30Z'),
  shadeOf('b', 'M62 44H75.400L70 94H58Z'),
  fill('c', disc(40, 56, 3), disc(48, 72, 2.4), disc(38, 80, 2), disc(54, 60, 2)),
  fill('d', leaf(76, 26, 26, 8, -30)),
  fill('b', disc(76, 30, 13)),
  fill('c', disc(76, 30, 10)),
  fill('a', ...times(6, (i) => wedge(76, 30, 1.5, 8.6, i * 60, 46))),
);

export const drop = mark(
  tones('#8fb4c4', '#5f8da3', '#dcebee', '#8fb4c4', '#31586b'),
  fill('a', 'M50 8C62 30 80 46 80 66C80 84 66 94 50 94S20 84 20 66C20 46 38 30 50 8Z'),
  shadeOf('b', 'M50 8C62 30 80 46 80 66C80 84 66 94 50 94C72 82 70 48 50 8Z'),
  draw('c', 3.4, 'M32 64C31 74 36 81 43 84'),
);

export const assortment = mark(
  tones('#c4694a', '#d9a441', '#efdcb4', '#6f8f4a', '#34495a'),
  fill('a', 'M8 8H48V48H8Z'),
  fill('d', 'M52 8H92V48H52Z'),
  fill('b', 'M8 52H48V92H8Z'),
  fill('e', 'M52 52H92V92H52Z'),
  fill(
    'c',
    disc(28, 28, 13),
    leaf(60, 40, 32, 12, -45),
    'M28 58L42 86H14Z',
    ...times(6, (i) => leaf(72, 72, 17, 5, i * 60)),
  ),
);

export const sauce = mark(
  tones('#b8442f', '#8c2e1f', '#e79079', '#6f8f4a', '#5a1f14'),
  fill(
    'a',
    'M14 54C8 36 28 30 34 20C40 8 58 10 62 22C66 30 82 28 88 42C94 58 80 66 78 76C74 92 52 94 44 82C36 74 18 70 14 54Z',
  ),
  shadeOf('b', 'M62 22C66 30 82 28 88 42C94 58 80 66 78 76C74 92 52 94 44 82C66 84 74 50 62 22Z'),
  draw('c', 3, 'M28 50C32 42 40 40 44 32'),
  fill('d', leaf(46, 62, 28, 9, -32), leaf(46, 62, 22, 8, -92)),
  fill('b', disc(30, 86, 4), disc(20, 78, 2.6)),
);
