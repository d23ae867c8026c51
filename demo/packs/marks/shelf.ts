import { disc, draw, fill, leaf, mark, oval, shadeOf, times, tones } from './mark.ts';

export const saltShaker = mark(
  tones('#e9edec', '#bcc6c8', '#ffffff', '#8d9496', '#5d6a70'),
  fill('d', 'M36 8H64Q72 10 72 28H28Q28 10 36 8Z'),
  fill('e', disc(42, 18, 2.2), disc(50, 15, 2.2), disc(58, 18, 2.2), disc(50, 22, 2.2)),
  fill('a', 'M30 28H70L78 86Q78 94 70 94H30Q22 94 22 86Z'),
  shadeOf('b', 'M60 28H70L78 86Q78 94 70 94H56C66 76 66 50 60 28Z'),
  fill('c', 'M28 54H72L76 84Q76 90 70 90H30Q24 90 24 84Z'),
  shadeOf('b', ...times(9, (i) => disc(34 + ((i * 17) % 34), 62 + ((i * 11) % 22), 1.3))),
);

export const sugarCubes = mark(
  tones('#f4ecdc', '#d3c4a6', '#fffdf6', '#e6d8bd', '#b39f78'),
  ...(
    [
      [50, 20],
      [28, 54],
      [72, 54],
    ] as const
  ).flatMap(([x, y]) => [
    fill('c', `M${x} ${y - 14}L${x + 22} ${y - 3}L${x} ${y + 8}L${x - 22} ${y - 3}Z`),
    fill('a', `M${x - 22} ${y - 3}L${x} ${y + 8}V${y + 34}L${x - 22} ${y + 22}Z`),
    fill('b', `M${x + 22} ${y - 3}L${x} ${y + 8}V${y + 34}L${x + 22} ${y + 22}Z`),
    fill('e', disc(x - 12, y + 10, 1.2), disc(x - 6, y + 20, 1.2), disc(x + 10, y + 14, 1.2)),
  ]),
);

export const cinnamon = mark(
  tones('#a9653a', '#7f4624', '#d59c6c', '#8a5230', '#54290f'),
  ...[0, 1, 2].flatMap((i) => [
    draw(i === 1 ? 'a' : 'b', 15, `M${14 + i * 14} ${84 - i * 6}L${66 + i * 10} ${22 + i * 4}`),
    draw('c', 2.4, `M${12 + i * 14} ${78 - i * 6}L${62 + i * 10} ${18 + i * 4}`),
    draw('e', 2.2, `M${18 + i * 14} ${88 - i * 6}L${70 + i * 10} ${26 + i * 4}`),
  ]),
  draw('d', 5, 'M26 58C40 62 54 70 64 80'),
);

export const peppercorn = mark(
  tones('#4a4540', '#2f2b27', '#8d867c', '#b5483a', '#1f1c19'),
  ...(
    [
      [32, 34, 17],
      [66, 30, 15],
      [50, 62, 19],
      [80, 62, 13],
      [20, 68, 13],
    ] as const
  ).flatMap(([x, y, r], i) => [
    fill(i === 1 ? 'd' : i % 2 ? 'b' : 'a', disc(x, y, r)),
    draw(
      'e',
      1.6,
      `M${x - r * 0.5} ${y}q${r * 0.3} ${-r * 0.5} ${r * 0.6} 0t${r * 0.5} ${r * 0.2}M${x - r * 0.2} ${y + r * 0.6}q${r * 0.3} ${-r * 0.3} ${r * 0.6} 0`,
    ),
    shadeOf('c', oval(x - r * 0.35, y - r * 0.4, r * 0.24, r * 0.14, -30)),
  ]),
);

export const vanilla = mark(
  tones('#fbf3df', '#e8d4a2', '#ffffff', '#4a2e1e', '#d9a441'),
  draw('d', 5, 'M18 94C40 78 66 62 88 20M30 97C50 84 76 68 94 36'),
  fill('a', ...times(5, (i) => leaf(42, 44, 34, 13, i * 72 - 54))),
  shadeOf('b', ...times(5, (i) => leaf(42, 44, 34, 13, i * 72 - 54, true))),
  fill('e', disc(42, 44, 8)),
  draw('d', 1.6, 'M38 44q4 -4 8 0'),
);

export const teacup = mark(
  tones('#f6efe2', '#d3c5aa', '#ffffff', '#8a4f2a', '#6f8f4a'),
  draw('b', 2.6, 'M36 26C30 18 42 12 36 4M52 26C46 18 58 12 52 4'),
  draw('b', 7, 'M74 46C92 42 94 66 72 70'),
  fill('a', 'M12 36H78C78 62 70 82 56 84H34C20 82 12 62 12 36Z'),
  shadeOf('b', 'M66 36H78C78 62 70 82 56 84H48C60 74 66 58 66 36Z'),
  fill('d', oval(45, 36, 33, 7)),
  fill('b', 'M10 88H80L74 95H16Z'),
  fill('e', leaf(38, 36, 18, 4, -8)),
);

export const cola = mark(
  tones('#6b3a24', '#4a2414', '#a9765a', '#dfe8ea', '#b7c9ce'),
  fill('d', 'M22 10H78L70 94H30Z'),
  fill('a', 'M24 28H76L70 92H30Z'),
  shadeOf('b', 'M62 28H76L70 92H58Z'),
  fill('c', oval(50, 28, 26, 5)),
  fill('e', 'M34 36L48 33L52 46L38 50ZM54 50L66 46L68 58L57 62Z'),
  fill('c', ...times(8, (i) => disc(38 + ((i * 13) % 26), 62 + ((i * 9) % 26), 1.8))),
);

export const juiceGlass = mark(
  tones('#e89a3c', '#c9772a', '#f9dba4', '#dfe8ea', '#fbf2dc'),
  fill('d', 'M22 10H78L70 94H30Z'),
  fill('a', 'M25 30H75L69 91H31Z'),
  shadeOf('b', 'M62 30H75L69 91H57Z'),
  fill('c', oval(50, 30, 25, 5)),
  fill('e', oval(37, 58, 2.4, 15, 3)),
);

export const wineGlass = mark(
  tones('#8a2f3f', '#65202d', '#c98a92', '#e6ecec', '#aebcc0'),
  draw('e', 4, 'M50 58V90'),
  fill('e', oval(50, 92, 22, 4)),
  fill('d', 'M26 6H74C78 36 70 58 50 60C30 58 22 36 26 6Z'),
  fill('a', 'M25.500 26H74.500C75 44 66 56 50 57C34 56 25 44 25.500 26Z'),
  shadeOf('b', 'M62 26H74.500C75 44 66 56 50 57C62 48 64 36 62 26Z'),
  fill('c', oval(50, 26, 24.5, 4)),
);

export const beerMug = mark(
  tones('#e0a63a', '#b9802a', '#fbf6e6', '#f3d68c', '#c9b27a'),
  draw('e', 8, 'M72 42C94 38 94 78 72 76'),
  fill('a', 'M16 30H74V90Q74 95 68 95H22Q16 95 16 90Z'),
  shadeOf('b', 'M62 30H74V90Q74 95 68 95H58C62 76 64 50 62 30Z'),
  draw('d', 4, 'M28 44V84M44 44V84M58 44V84'),
  fill(
    'c',
    'M12 32C8 20 20 14 28 18C32 6 48 6 52 16C62 8 80 16 78 30C76 40 66 38 62 34C58 44 48 42 46 36C40 44 28 42 28 36C22 40 14 38 12 32Z',
  ),
);

export const bolt = mark(
  tones('#e6b53a', '#c08a22', '#f9e3a0', '#e6b53a', '#4a4a48'),
  fill('a', 'M58 4L18 56H44L36 96L82 40H54Z'),
  shadeOf('b', 'M54 40H82L36 96L44 56Z'),
  shadeOf('c', 'M54 12L28 48H36L54 24Z'),
);

export const oilDrop = mark(
  tones('#d9a93a', '#b3852a', '#f6e0a2', '#7f8a4a', '#8f6a1c'),
  fill('a', 'M46 6C58 28 78 46 78 66C78 84 64 94 46 94S14 84 14 66C14 46 34 28 46 6Z'),
  shadeOf('b', 'M46 6C58 28 78 46 78 66C78 84 64 94 46 94C68 82 66 48 46 6Z'),
  draw('c', 3.6, 'M28 62C26 74 32 82 40 85'),
  fill('d', leaf(68, 34, 30, 8, -50), leaf(70, 36, 24, 7, 4)),
);

export const spiceHeaps = mark(
  tones('#b9683a', '#8f4a24', '#e2a87c', '#6f8f4a', '#d9a441'),
  ...(
    [
      [28, 74, 'a'],
      [52, 64, 'e'],
      [74, 76, 'd'],
    ] as const
  ).map(([x, y, tone]) => fill(tone, `M${x - 22} ${y + 18}Q${x} ${y - 34} ${x + 22} ${y + 18}Z`)),
  fill('b', ...times(10, (i) => disc(18 + ((i * 37) % 66), 70 + ((i * 11) % 20), 1.6))),
  fill('c', 'M4 90H96L88 97H12Z'),
  fill('d', leaf(50, 40, 28, 7, -64), leaf(50, 40, 30, 7, -112)),
  draw('b', 2, 'M50 42V16'),
);

export const squeezeBottle = mark(
  tones('#e0ac36', '#b9852a', '#f7e3a4', '#fbf4e2', '#7a5a1c'),
  fill('e', 'M46 4H54L56 18H44Z'),
  fill('b', 'M38 18H62V27H38Z'),
  fill('a', 'M36 27H64C74 32 78 40 78 50V88Q78 95 70 95H30Q22 95 22 88V50C22 40 26 32 36 27Z'),
  shadeOf('b', 'M60 27H64C74 32 78 40 78 50V88Q78 95 70 95H58C68 76 68 46 60 27Z'),
  fill('d', 'M22 52H78V82H22Z'),
  fill('a', disc(50, 67, 9)),
  shadeOf('c', oval(31, 42, 3, 7, 14)),
);

export const sauceBottle = mark(
  tones('#4a2a1e', '#331b12', '#8a6048', '#f3e6cc', '#b9402f'),
  fill('e', 'M42 4H58V16H42Z'),
  fill('a', 'M43 16H57V34C57 42 72 46 72 58V90Q72 96 66 96H34Q28 96 28 90V58C28 46 43 42 43 34Z'),
  shadeOf('b', 'M53 16H57V34C57 42 72 46 72 58V90Q72 96 66 96H57C64 80 64 56 53 44Z'),
  fill('d', 'M28 60H72V84H28Z'),
  fill('e', disc(50, 72, 7)),
  shadeOf('c', oval(36, 54, 2, 6, 20)),
);
