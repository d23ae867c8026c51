import { disc, draw, fill, leaf, mark, oval, polar, shadeOf, times, tones } from './mark.ts';

export const breadSlice = mark(
  tones('#f0dcb4', '#b97a3d', '#fbf0d6', '#dcbd88', '#8f5a28'),
  fill('b', 'M18 42C4 36 8 12 28 10H72C92 12 96 36 82 42V86Q82 92 76 92H24Q18 92 18 86Z'),
  fill('a', 'M25 40C13 34 16 18 30 17H70C84 18 87 34 75 40V82Q75 85 72 85H28Q25 85 25 82Z'),
  fill('d', ...times(9, (i) => oval(34 + ((i * 23) % 34), 28 + ((i * 17) % 50), 2.6, 1.6, i * 40))),
  shadeOf('c', oval(34, 26, 7, 3, -10)),
);

/** A ring is drawn as a thick line: what is behind shows through the hole. */
const RING = 'M50 25A27 27 0 1 1 49.9 25Z';

export const bagel = mark(
  tones('#cf9a55', '#a87135', '#eccb94', '#f5ead0', '#7a4c1f'),
  draw('b', 31, RING),
  draw('a', 25, 'M50 23A26 26 0 1 1 49.9 23Z'),
  draw('c', 2.6, 'M26 34A30 30 0 0 1 48 18'),
  fill('d', ...times(12, (i) => oval(...polar(50, 50, 22 + ((i * 7) % 11), i * 30), 2.4, 1.2, i * 50))),
);

export const doughnut = mark(
  tones('#d9a866', '#b27f3f', '#f2d6e0', '#d98aa6', '#7a4c1f'),
  draw('b', 32, RING),
  draw('a', 30, 'M50 24A27 27 0 1 1 49.9 24Z'),
  draw('d', 21, 'M50 23A26 26 0 1 1 49.9 23Z'),
  draw('c', 2.4, 'M28 32A29 29 0 0 1 46 21'),
  draw(
    'e',
    2.4,
    ...times(11, (i) => {
      const [x, y] = polar(50, 49, 22 + ((i * 5) % 9), i * 33);
      return `M${x.toFixed(1)} ${y.toFixed(1)}l${i % 2 ? 3 : -2} ${i % 3 ? 2.4 : -2.4}`;
    }),
  ),
);

export const croissant = mark(
  tones('#d79a4c', '#ac7029', '#f0cb8c', '#c3843a', '#7a4c1f'),
  fill(
    'd',
    'M6 74C2 62 8 54 16 50L30 62C24 66 20 72 20 78C14 80 8 78 6 74ZM94 74C98 62 92 54 84 50L70 62C76 66 80 72 80 78C86 80 92 78 94 74Z',
  ),
  fill(
    'a',
    'M14 52C14 40 24 32 34 30L44 54C38 55 32 60 30 64ZM86 52C86 40 76 32 66 30L56 54C62 55 68 60 70 64Z',
  ),
  fill('d', 'M32 31C40 22 60 22 68 31L58 56Q50 52 42 56Z'),
  fill('a', 'M36 28C44 22 56 22 64 28L56 52Q50 50 44 52Z'),
  shadeOf(
    'c',
    'M40 28C46 25 54 25 58 28L54 34Q48 32 43 34Z',
    oval(25, 42, 3, 7, 34),
    oval(74, 42, 3, 7, -34),
  ),
  draw('e', 1.4, 'M14 53L28 63M86 53L72 63M34 31L43 54M66 31L57 54'),
);

export const burger = mark(
  tones('#d79a4c', '#6b4028', '#f3d9a4', '#7f9f57', '#e0b24a'),
  fill('a', 'M10 46C10 24 28 12 50 12S90 24 90 46Z'),
  fill('c', ...times(8, (i) => oval(24 + ((i * 19) % 54), 22 + ((i * 7) % 15), 2.6, 1.5, i * 30))),
  fill('d', 'M6 50C10 44 16 46 20 50S30 56 36 51S46 46 52 51S64 56 68 51S82 44 94 51L90 58H10Z'),
  fill('e', 'M12 56H88L74 66L66 58L30 66Z'),
  fill('b', 'M10 60H90Q94 60 93 66Q92 73 86 73H14Q8 73 7 66Q6 60 10 60Z'),
  fill('a', 'M10 76H90C90 86 84 90 76 90H24C16 90 10 86 10 76Z'),
  shadeOf('b', 'M78 19C86 24 90 34 90 46H80C84 36 82 26 78 19Z'),
);

export const tortilla = mark(
  tones('#eed9ab', '#c9a868', '#fbf0d2', '#d4a968', '#a07a3c'),
  fill('b', oval(50, 66, 45, 22)),
  fill('a', oval(50, 60, 45, 22)),
  fill('b', oval(50, 52, 45, 22)),
  fill('a', oval(50, 46, 45, 22)),
  fill(
    'd',
    oval(32, 42, 7, 3, -10),
    oval(58, 38, 6, 2.6, 20),
    oval(66, 52, 8, 3, -12),
    oval(42, 56, 6, 2.4, 8),
  ),
  shadeOf('c', oval(40, 34, 12, 3, -14)),
);

export const wrap = mark(
  tones('#ecd5a4', '#c4a163', '#fbf0d2', '#7f9f57', '#c4503c'),
  fill('d', 'M62 18C68 6 78 10 78 18C88 14 94 24 88 30L74 38Z'),
  fill('e', disc(74, 24, 8), disc(84, 34, 6)),
  fill('a', 'M58 20C70 18 88 32 88 44L44 92C32 98 12 82 14 68Z'),
  shadeOf('b', 'M88 44L44 92C36 96 24 90 18 82C40 82 70 56 76 28C84 34 88 40 88 44Z'),
  draw('c', 2, 'M24 62C34 66 42 74 46 86'),
  fill('c', oval(75, 32, 6, 15, -44)),
  fill('d', oval(75, 32, 3.4, 10, -44)),
);

export const taco = mark(
  tones('#e3b452', '#bd8a2e', '#f6dc95', '#7f9f57', '#b9452f'),
  fill('e', disc(28, 38, 8), disc(52, 26, 9), disc(74, 40, 8)),
  fill('d', 'M10 52C8 40 20 36 26 42C28 30 42 26 48 34C52 24 68 26 70 36C80 32 92 42 90 54Z'),
  fill('b', 'M14 84C10 54 30 36 54 36S96 56 94 84Z'),
  fill('a', 'M6 84C4 54 24 40 46 40S88 56 86 84Q86 88 80 88H12Q6 88 6 84Z'),
  fill('c', ...times(8, (i) => oval(20 + ((i * 29) % 54), 58 + ((i * 13) % 24), 2, 1.4, i * 40))),
);

export const pizza = mark(
  tones('#f0c45c', '#c98a3c', '#f8df9c', '#6f8f4a', '#b9402f'),
  fill('b', 'M6 26C28 4 72 4 94 26L88 36H12Z'),
  fill('a', 'M12 34C32 20 68 20 88 34L50 96Z'),
  shadeOf('b', 'M88 34L50 96L58 26C70 26 80 29 88 34Z'),
  fill('e', disc(40, 40, 8), disc(62, 44, 7.4), disc(50, 64, 7)),
  fill('d', leaf(48, 54, 14, 4, -30), leaf(34, 52, 12, 4, 40), leaf(60, 60, 11, 3.4, 70)),
  shadeOf('c', oval(28, 20, 10, 3, -24)),
);

export const muffin = mark(
  tones('#cf9a5c', '#a8743a', '#ecc792', '#5b6fa0', '#e6d3b0'),
  fill('e', 'M20 52H80L72 94H28Z'),
  draw('b', 2, 'M32 54L36 93M44 54L46 93M56 54L54 93M68 54L64 93'),
  fill('a', 'M12 50C8 38 18 30 26 30C28 14 46 8 56 14C68 8 80 18 78 30C90 32 94 44 86 52C78 60 22 60 12 50Z'),
  fill('d', disc(36, 32, 5), disc(58, 26, 5.4), disc(70, 42, 4.6), disc(46, 46, 4.6), disc(24, 44, 4)),
  shadeOf('c', oval(40, 20, 9, 3.4, -16)),
);

export const cracker = mark(
  tones('#dfb36c', '#b98a42', '#f3d9a4', '#c99a52', '#8f6428'),
  fill('b', 'M14 18H86V90H14Z'),
  fill('a', `M12 14${'q3 -5 6 0t6 0'.repeat(6)}V84${'q-3 5 -6 0t-6 0'.repeat(6)}Z`),
  fill('e', ...times(9, (i) => disc(28 + (i % 3) * 20, 30 + Math.floor(i / 3) * 20, 2.6))),
  fill('c', ...times(7, (i) => oval(22 + ((i * 23) % 54), 22 + ((i * 31) % 54), 1.8, 1.2, i * 30))),
);

export const pancakes = mark(
  tones('#d79f55', '#ad7330', '#f3d9a4', '#f4df8c', '#8a4a1c'),
  fill('b', oval(50, 78, 44, 14)),
  fill('a', oval(50, 72, 44, 14)),
  fill('b', oval(50, 64, 42, 13)),
  fill('a', oval(50, 58, 42, 13)),
  fill('b', oval(50, 50, 40, 13)),
  fill('c', oval(50, 44, 40, 13)),
  fill(
    'e',
    'M18 44C26 34 74 34 82 44C80 54 76 60 72 54C68 50 64 56 63 66C62 76 54 76 53 66C52 56 46 52 38 54C28 56 20 52 18 44Z',
  ),
  fill('d', 'M38 34L54 28L66 36L50 44Z'),
);

export const baguette = mark(
  tones('#d39a50', '#a8702d', '#f2d5a0', '#bd8340', '#7a4c1f'),
  fill('b', 'M12 88C4 80 8 70 18 60L62 16C72 6 86 4 94 12C100 22 94 32 86 40L40 84C30 94 20 96 12 88Z'),
  fill('a', 'M10 84C4 76 8 68 18 58L60 16C70 6 84 4 92 12C96 20 92 28 84 36L38 80C28 90 16 92 10 84Z'),
  fill(
    'c',
    leaf(22, 70, 24, 6, -14),
    leaf(38, 54, 24, 6, -14),
    leaf(54, 38, 24, 6, -14),
    leaf(68, 24, 20, 5, -14),
  ),
);

export const sandwich = mark(
  tones('#f0dcb4', '#b97a3d', '#fbf0d6', '#7f9f57', '#c4604c'),
  fill('b', 'M4 34Q4 26 12 24L50 14L88 24Q96 26 96 34L50 50Z'),
  fill('a', 'M10 33L50 20L90 33L50 46Z'),
  fill('b', 'M4 36L50 52L96 36V46L50 62L4 46Z'),
  fill('d', 'M4 50C10 46 14 56 22 54S34 64 42 61S58 64 64 60S80 58 84 52S92 48 96 50L50 70Z'),
  fill('e', 'M6 58L50 73L94 58V66L50 81L6 66Z'),
  fill('c', 'M4 66L50 81L96 66V70L50 86L4 70Z'),
  fill('b', 'M4 72L50 88L96 72V80Q96 84 90 86L50 98L10 86Q4 84 4 80Z'),
  shadeOf('a', oval(44, 31, 14, 2.6, -8)),
);
