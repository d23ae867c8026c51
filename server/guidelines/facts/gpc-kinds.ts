import { kindSet, type ProductKind } from './product-kinds.ts';

/** What a GPC code says of a product's kind. */
export interface GpcRow {
  /** null: the code alone does not tell. */
  readonly kind: ProductKind | null;
  /** What the product's name may make of it instead. */
  readonly or?: ReadonlySet<ProductKind>;
}

/** Families, classes and bricks (segment 50000000, May 2025) that tell all there is to tell. */
const SURE: readonly (readonly [kind: ProductKind | null, codes: string])[] = [
  // Seaweed stands among the fish.
  [null, '50121800 50122200'],
  ['alcohol', '50202200'],
  ['baby_food', '50193000'],
  ['baking_supply', '50181700'],
  ['bar', '10000287 10008059'],
  ['broth', '10000578 10000579 10000580'],
  ['butter', '50131900'],
  ['candy', '10000045 10000047 10005822'],
  ['canned_fish', '10000018 10000147 10000258 10000283 10000628'],
  ['cereal', '10000284 10000286'],
  ['cheese', '50131800'],
  ['chips', '10000177 10006746 10006747'],
  ['cream', '50132000'],
  ['dessert', '50192300'],
  [
    'drink_to_prepare',
    '50202400 10000115 10000116 10000117 10000119 10000210 10006311 10008178 10008179 10008180 10008181 10008182 10008183 10008184 10008185 10008186 10008187',
  ],
  ['egg', '50132500'],
  ['flour', '10000203'],
  ['fresh_fruit', '50250000 50370100 50380100'],
  ['fresh_vegetable', '50260000 50350000 50370200 50380200'],
  ['frozen_fruit', '50270000 10000002'],
  ['frozen_vegetable', '50290000'],
  ['grain', '10000211 10000314 10000315'],
  ['gum', '10006390'],
  ['hot_cereal', '10000285 10006250'],
  ['juice', '10000219 10000220 10006251 10006252'],
  ['meal', '50193800'],
  ['meat_substitute', '50390000'],
  ['milk', '10000179 10000191 10000192'],
  ['milk_substitute', '10006969 10006970 10006971 10006972 10006973'],
  ['nuts', '50330000 50340000'],
  ['oil', '50150000'],
  ['pickle', '50171900'],
  ['popcorn', '10000252'],
  ['prepared_fish', '10000016 10000017 10000145 10000146 10000256 10000257 10000626 10000627'],
  ['raw_fish', '50122300 10000629 10000630'],
  ['raw_meat', '50240200'],
  ['roll', '10000166 10000305'],
  ['sandwich', '50192500'],
  [
    'sauce',
    '10000055 10000056 10000057 10000193 10000194 10000195 10000581 10006317 10006318 10006319 10006320 10006321 10006322 10006323 10006324 10006325',
  ],
  ['seasoning', '50171700 50360000'],
  ['side_dish', '10000240 10000241'],
  ['soft_drink', '10000201 10000222 10000223 10000265 10000266 10006255 10006256 10008410'],
  ['sweetener', '50161500'],
  ['tea_or_coffee', '10000114 10000118 10000313 10006312'],
  [
    'variety_pack',
    '50102200 50122400 50132200 50161900 50182300 50193400 50201700 50202500 50221300 50230000 50230100',
  ],
  ['water', '10000214 10000232'],
  ['yogurt', '50132100'],
];

/** Codes whose kind the product's name may sharpen. */
const OPEN: readonly (readonly [codes: string, kind: ProductKind | null, or: string])[] = [
  [
    '50100000',
    null,
    'nuts nut_butter trail_mix canned_fruit dried_fruit frozen_fruit canned_vegetable frozen_vegetable beans pickle fries juice dip',
  ],
  ['50120000', null, 'raw_fish canned_fish prepared_fish jerky'],
  ['50130000', null, 'milk milk_substitute cheese yogurt butter cream egg dip soft_drink dessert'],
  ['50160000', null, 'candy gum sweetener bar dried_fruit nuts'],
  ['50170000', null, 'seasoning sauce dressing dip pickle broth baking_supply oil'],
  ['50180000', null, 'bread roll muffin cracker cookie cake pizza baking_supply chips dessert sauce'],
  [
    '50190000',
    null,
    'meal sandwich pizza side_dish soup prepared_meat dip chips popcorn bar nuts trail_mix pasta dessert sweet_spread baby_food grain fries cracker jerky nut_butter dried_fruit broth',
  ],
  ['50200000', null, 'water juice soft_drink tea_or_coffee drink_to_prepare alcohol milk milk_substitute'],
  ['50220000', null, 'cereal hot_cereal grain flour bar beans side_dish pasta'],
  ['50240000', null, 'raw_meat prepared_meat canned_meat processed_meat jerky'],
  ['50310000', null, 'dried_fruit canned_fruit'],
  ['50320000', null, 'beans canned_vegetable'],
  ['50370000 50380000', null, 'fresh_fruit fresh_vegetable'],
  ['50101800', 'nuts', 'nut_butter trail_mix'],
  ['50101900', 'trail_mix', 'nuts dried_fruit'],
  ['50102000', null, 'canned_fruit dried_fruit frozen_fruit'],
  ['50102100', null, 'canned_vegetable frozen_vegetable beans fries pickle dip'],
  ['50121500 50121700', 'raw_fish', 'canned_fish'],
  ['50121900 50122000 50122100', null, 'canned_fish prepared_fish'],
  ['50131700', 'milk', 'milk_substitute'],
  ['50161800', 'candy', 'gum'],
  ['50171500', 'seasoning', 'broth'],
  ['50171800', 'sauce', 'dip dressing'],
  ['50181900', 'bread', 'roll muffin'],
  ['50182000', 'cake', 'muffin cookie roll'],
  ['50182100', null, 'cookie cracker roll'],
  ['50182200', null, 'pizza meal'],
  ['50191500', 'soup', 'broth'],
  ['50192100', 'chips', 'popcorn bar nuts trail_mix dried_fruit cracker jerky dessert'],
  ['50192400', 'sweet_spread', 'nut_butter'],
  ['50192900', 'pasta', 'meal side_dish'],
  ['50193100', 'side_dish', 'meal fries'],
  ['50193200', 'side_dish', 'meal'],
  ['50193300', 'meal', 'sandwich pizza side_dish'],
  ['50193500', 'meal', 'dessert'],
  ['50202300', null, 'water juice soft_drink tea_or_coffee milk milk_substitute'],
  ['50202600 50202700', null, 'tea_or_coffee drink_to_prepare'],
  ['50221000', 'grain', 'flour beans hot_cereal cereal'],
  ['50221200', null, 'cereal hot_cereal bar'],
  ['50240100', null, 'prepared_meat canned_meat processed_meat jerky'],
  ['50240300', 'processed_meat', 'jerky'],
  // Prepared: with sauce or sugar as well, so that without a list of ingredients nothing is exempt as plain produce.
  ['10000204', null, 'frozen_fruit'],
  ['10000272', null, 'canned_vegetable beans pickle fries dip'],
  ['10000270', null, 'frozen_vegetable fries side_dish'],
];

const rows = (codes: string, row: GpcRow) => codes.split(' ').map((code) => [code, row] as const);

/** The kind by the code of a family, class or brick. */
export const GPC_KINDS: ReadonlyMap<string, GpcRow> = new Map([
  ...SURE.flatMap(([kind, codes]) => rows(codes, { kind })),
  ...OPEN.flatMap(([codes, kind, or]) => rows(codes, { kind, or: kindSet(or) })),
]);
