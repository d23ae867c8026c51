import {
  disc,
  draw,
  fill,
  leaf,
  type MarkDrawing,
  mark,
  oval,
  polar,
  ray,
  shadeOf,
  times,
  tones,
} from './mark.ts';
import { broccoli, potato } from './vegetable.ts';

export const eggplant = mark(
  tones('#4f3560', '#382445', '#9a7fae', '#6f8f4a', '#4a6630'),
  fill('a', 'M66 30C74 40 70 54 64 66C56 84 36 96 20 86C4 74 12 54 28 44C40 37 52 36 58 24Z'),
  shadeOf('b', 'M70 36C72 46 69 56 64 66C56 84 36 96 20 86C44 86 62 66 66 34Z'),
  shadeOf('c', oval(27, 60, 4.5, 12, 42)),
  fill(
    'd',
    'M52 30C50 22 58 16 66 18C72 20 76 28 74 38C68 36 66 42 66 46C60 42 58 40 54 42C56 36 54 34 52 30Z',
  ),
  draw('e', 5, 'M65 21C70 14 76 11 84 10'),
);

export const cucumber = mark(
  tones('#5f8a45', '#446a32', '#dfe9bf', '#86a963', '#f3f6e0'),
  fill('a', 'M34 30L78 12C88 8 97 16 95 26C94 33 88 37 82 40L44 56Z'),
  shadeOf('b', 'M95 26C94 33 88 37 82 40L44 56L41 48C60 44 84 36 95 26Z'),
  fill('b', disc(36, 62, 30)),
  fill('c', disc(36, 62, 26)),
  fill('e', disc(36, 62, 14)),
  fill('d', ...times(9, (i) => oval(...polar(36, 62, 15, i * 40), 4.4, 1.8, i * 40))),
);

export const asparagus = mark(
  tones('#7f9f57', '#5c7d3d', '#b9cf92', '#6d8aa0', '#4a6630'),
  ...(
    [
      [34, 8],
      [66, 0],
      [50, 12],
    ] as const
  ).flatMap(([x, drop], i) => [
    draw(i === 2 ? 'a' : 'b', 12, `M${x} 92V${40 + drop}`),
    fill(i === 2 ? 'a' : 'b', leaf(x, 50 + drop, 40, 9, -90)),
    fill('e', ...times(3, (k) => leaf(x, 48 + drop - k * 9, 13, 4, k % 2 ? -60 : -120))),
    draw('c', 1.6, `M${x - 4} ${66 + drop}l4 -7M${x + 4} ${80 + drop}l-4 -7`),
  ]),
  fill('d', 'M24 68H76V78H24Z'),
);

const root = (a: string, b: string, c: string, tip: string): MarkDrawing =>
  mark(
    tones(a, b, c, '#6f8f4a', tip),
    fill('d', leaf(50, 40, 36, 10, -118), leaf(50, 40, 40, 10, -88), leaf(50, 40, 36, 10, -58)),
    fill('a', 'M50 38C74 32 90 50 82 68C76 80 60 82 52 98C44 82 24 80 18 68C10 50 26 32 50 38Z'),
    shadeOf('b', 'M70 37C86 44 88 56 82 68C76 80 60 82 52 98C56 82 78 68 70 37Z'),
    fill('e', 'M44 84C48 88 50 92 52 98C54 92 56 88 61 84C56 88 50 88 44 84Z'),
    shadeOf('c', oval(30, 54, 4, 9, 24)),
  );

export const beet = root('#8a2f4c', '#651f36', '#c97a92', '#b0566f');
export const radish = root('#c4405a', '#9a2d44', '#ec9aa6', '#f3e6e0');
export const turnip = root('#e9dfd3', '#c3a9bb', '#ffffff', '#b58bb0');

export const celery = mark(
  tones('#9fbd6a', '#7c9c4c', '#d6e4ae', '#5f8a45', '#4a6630'),
  fill('d', ...times(5, (i) => disc(22 + i * 14, 20 + (i % 2) * 6, 10))),
  fill('a', 'M30 28H70L66 94Q50 98 34 94Z'),
  shadeOf('b', 'M58 28H70L66 94Q60 96 54 96Z'),
  draw('c', 2.4, 'M40 30L42 92M50 30V94M60 30L58 92'),
  draw('e', 2, 'M30 28Q50 36 70 28'),
);

export const pumpkin = mark(
  tones('#dd8a35', '#bb6a20', '#f3bd7c', '#7c8a45', '#8f4a15'),
  draw('d', 7, 'M50 32C50 24 54 18 62 16'),
  fill('b', oval(22, 60, 18, 27), oval(78, 60, 18, 27)),
  fill('a', oval(36, 60, 19, 31), oval(64, 60, 19, 31)),
  fill('c', oval(50, 60, 15, 32)),
  shadeOf('b', 'M82 36C98 44 98 78 82 85C88 70 88 50 82 36Z'),
  draw('e', 1.6, 'M30 34C20 48 20 74 30 87M70 34C80 48 80 74 70 87'),
);

export const sweetPotato: MarkDrawing = {
  ...potato,
  tones: tones('#c9743f', '#a3552a', '#ecb488', '#8a9a52', '#7a3d1c'),
};

export const cauliflower: MarkDrawing = {
  ...broccoli,
  tones: tones('#efe8d6', '#d3c8ac', '#ffffff', '#a9c07c', '#7d9a57'),
};

export const artichoke = mark(
  tones('#8aa565', '#63804a', '#c2d39c', '#7a6488', '#4a6238'),
  draw('e', 10, 'M50 84V97'),
  fill('b', 'M50 8C74 12 94 40 88 64C84 82 68 90 50 90S16 82 12 64C6 40 26 12 50 8Z'),
  ...(
    [
      [50, 34, 'a'],
      [32, 50, 'a'],
      [68, 50, 'a'],
      [50, 58, 'c'],
      [20, 66, 'a'],
      [80, 66, 'a'],
      [36, 76, 'c'],
      [64, 76, 'c'],
    ] as const
  ).flatMap(([x, y, tone]) => [
    fill(
      tone,
      `M${x} ${y - 24}C${x + 14} ${y - 12} ${x + 14} ${y + 8} ${x} ${y + 14}C${x - 14} ${y + 8} ${x - 14} ${y - 12} ${x} ${y - 24}Z`,
    ),
    draw(
      'e',
      1.3,
      `M${x - 11} ${y + 4}C${x - 12} ${y - 8} ${x - 6} ${y - 18} ${x} ${y - 24}C${x + 6} ${y - 18} ${x + 12} ${y - 8} ${x + 11} ${y + 4}`,
    ),
  ]),
  draw('d', 2, 'M50 12V20'),
);

const head = (a: string, b: string, c: string, e: string): MarkDrawing =>
  mark(
    tones(a, b, c, b, e),
    fill('b', 'M10 58C6 34 26 12 50 12S94 34 90 58C92 80 72 92 50 92S8 80 10 58Z'),
    fill('a', 'M22 58C18 36 34 20 52 20S84 38 80 60C78 80 64 86 50 86S26 78 22 58Z'),
    draw(
      'c',
      2.4,
      'M50 86C50 62 46 44 34 30M50 70C60 60 70 54 78 52M49 58C42 52 32 50 24 52M48 46C56 38 62 32 64 26',
    ),
    shadeOf('b', 'M68 26C86 40 86 76 58 85C78 70 78 44 68 26Z'),
    draw('e', 2, 'M12 66C20 82 34 90 48 91M88 66C82 80 72 88 60 90'),
  );

export const cabbage = head('#a9c47e', '#86a65a', '#e3ecc6', '#5f7d3d');
export const redCabbage = head('#7a4468', '#5a2e4c', '#e6d3dd', '#3f1f36');

export const scallion = mark(
  tones('#7fa054', '#5c7d3d', '#f4f2e2', '#c9cfa8', '#b7a98a'),
  draw('e', 1.6, 'M36 92l-5 6M38 93v6M50 94l-3 5M52 94l3 5M64 92l4 6M62 93v6'),
  ...[38, 50, 62].flatMap((x, i) => [
    draw('c', 9, `M${x} 90V64`),
    draw('d', 9, `M${x} 66V52`),
    draw(i === 1 ? 'a' : 'b', 8.5, `M${x} 54C${x} 38 ${x + (i - 1) * 14} 26 ${x + (i - 1) * 20} 8`),
    draw(
      i === 1 ? 'b' : 'a',
      6,
      `M${x} 50C${x + 2} 40 ${x + (i - 1) * 8 + 6} 30 ${x + (i - 1) * 12 + 10} 18`,
    ),
  ]),
);

export const ginger = mark(
  tones('#d3b07a', '#b08a52', '#ecd6ad', '#e6c06a', '#8f6a38'),
  fill(
    'a',
    'M10 62C8 50 20 46 28 48C26 36 36 30 44 36C46 22 62 20 66 32C76 26 88 34 84 46C94 50 94 64 84 66C82 76 72 80 64 74C62 86 48 90 42 80C34 88 22 84 24 74C16 74 11 70 10 62Z',
  ),
  shadeOf('b', 'M84 46C94 50 94 64 84 66C82 76 72 80 64 74C62 86 48 90 42 80C62 78 78 64 84 46Z'),
  draw(
    'e',
    1.8,
    'M30 50C36 52 40 56 42 62M48 38C52 44 58 46 64 44M62 70C66 64 72 62 78 62M26 72C32 70 38 72 42 78',
  ),
  fill('d', oval(70, 34, 5, 3.4, 30), oval(17, 56, 4, 3)),
);

export const greenBeans = mark(
  tones('#6f9a4c', '#527a36', '#b4d08c', '#6f9a4c', '#3f5a2a'),
  draw('b', 9, 'M14 28C34 20 70 26 90 52'),
  draw('a', 10, 'M10 46C34 34 66 46 88 74'),
  draw('b', 9, 'M14 66C32 56 58 66 74 90'),
  draw('c', 2, 'M20 46C38 38 62 50 82 70M22 64C36 60 54 68 68 84M24 29C42 26 68 32 82 48'),
  draw('e', 3, 'M10 46L4 42M14 28L8 22M14 66L8 62'),
);

export const cactus = mark(
  tones('#7a9c63', '#587a45', '#b6cc9c', '#d2687a', '#f1ead2'),
  fill('a', oval(50, 66, 21, 30), oval(27, 38, 14, 21, -28), oval(74, 34, 14, 22, 26)),
  shadeOf('b', 'M60 40C74 52 74 84 52 96C70 92 76 62 60 40ZM84 18C92 34 84 52 70 55C80 46 84 32 84 18Z'),
  fill('d', disc(24, 16, 6), disc(82, 12, 6.4)),
  draw(
    'e',
    1.8,
    ...(
      [
        [42, 54],
        [56, 58],
        [46, 72],
        [60, 76],
        [24, 34],
        [32, 46],
        [70, 28],
        [78, 40],
        [50, 86],
      ] as const
    ).map(([x, y]) => `M${x} ${y}l-3 -3M${x} ${y}l3 -3M${x} ${y}v4`),
  ),
);

export const bananaLeaf = mark(
  tones('#5f9150', '#43703a', '#a5c98c', '#8fb06a', '#3a5a2c'),
  fill('a', 'M12 92C4 60 22 18 88 8C94 50 72 88 26 90L12 92Z'),
  shadeOf('b', 'M12 92C30 62 56 34 88 8C94 50 72 88 26 90Z'),
  draw('c', 3, 'M8 97C32 62 56 36 86 10'),
  draw(
    'd',
    1.4,
    'M24 76C22 62 24 52 28 42M34 64C34 52 38 40 46 30M46 52C48 40 54 32 64 22M30 72C42 76 54 76 66 72M42 60C54 62 66 60 78 52M56 46C66 46 76 42 86 34',
  ),
);

export const blossom = mark(
  tones('#fbf6ec', '#e3d6bf', '#ffffff', '#6f9150', '#e0a63a'),
  fill('d', leaf(50, 56, 50, 12, 150), leaf(50, 56, 48, 12, 34)),
  fill('a', ...times(5, (i) => oval(...polar(50, 48, 22, i * 72 - 90), 19, 13, i * 72 - 90))),
  shadeOf('b', ...times(5, (i) => oval(...polar(50, 48, 14, i * 72 - 82), 9, 3, i * 72 - 90))),
  draw('e', 2.2, ...times(8, (i) => ray(50, 48, 4, 13, i * 45))),
  fill('e', ...times(8, (i) => disc(...polar(50, 48, 14, i * 45), 2.4)), disc(50, 48, 5)),
);

export const seaweed = mark(
  tones('#3f6b58', '#294c3e', '#7fa58e', '#5b8a6e', '#1f3a30'),
  draw('b', 11, 'M34 94C22 78 44 66 32 50S40 26 30 8'),
  draw('a', 12, 'M54 94C44 76 66 64 54 46S60 22 54 6'),
  draw('d', 10, 'M72 94C64 80 82 68 72 54S80 34 74 20'),
  draw('c', 1.8, 'M54 90C46 76 64 64 54 48S58 24 54 12M34 90C26 78 42 66 32 52'),
);
