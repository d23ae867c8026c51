import { readTable } from '../text-table.ts';
import { kindNamed, kindSet, type ProductKind } from './product-kinds.ts';

/** What a GPC code says of a product's kind. */
export interface GpcRow {
  /** null: the code alone does not tell. */
  readonly kind: ProductKind | null;
  /** What the product's name may make of it instead. */
  readonly or?: ReadonlySet<ProductKind>;
}

/**
 * Families, classes and bricks of segment 50000000 (May 2025), the kind that they stand for and the kinds that the
 * product's name may make of it. "?" is not told: seaweed stands among the fish; prepared fruit and vegetables are with
 * sauce or sugar as well, so that without a list of ingredients nothing is exempt as plain produce.
 */
const ROWS = readTable`
  ? | 50121800 50122200
  alcohol | 50202200
  baby_food | 50193000
  baking_supply | 50181700
  bar | 10000287 10008059
  broth | 10000578 10000579 10000580
  butter | 50131900
  candy | 10000045 10000047 10005822
  canned_fish | 10000018 10000147 10000258 10000283 10000628
  cereal | 10000284 10000286
  cheese | 50131800
  chips | 10000177 10006746 10006747
  cream | 50132000
  dessert | 50192300
  drink_to_prepare | 50202400 10000115 10000116 10000117 10000119 10000210 10006311 10008178 10008179 10008180 10008181 10008182 10008183 10008184 10008185 10008186 10008187
  egg | 50132500
  flour | 10000203
  fresh_fruit | 50250000 50370100 50380100
  fresh_vegetable | 50260000 50350000 50370200 50380200
  frozen_fruit | 50270000 10000002
  frozen_vegetable | 50290000
  grain | 10000211 10000314 10000315
  gum | 10006390
  hot_cereal | 10000285 10006250
  juice | 10000219 10000220 10006251 10006252
  meal | 50193800
  meat_substitute | 50390000
  milk | 10000179 10000191 10000192
  milk_substitute | 10006969 10006970 10006971 10006972 10006973
  nuts | 50330000 50340000
  oil | 50150000
  pickle | 50171900
  popcorn | 10000252
  prepared_fish | 10000016 10000017 10000145 10000146 10000256 10000257 10000626 10000627
  raw_fish | 50122300 10000629 10000630
  raw_meat | 50240200
  roll | 10000166 10000305
  sandwich | 50192500
  sauce | 10000055 10000056 10000057 10000193 10000194 10000195 10000581 10006317 10006318 10006319 10006320 10006321 10006322 10006323 10006324 10006325
  seasoning | 50171700 50360000
  side_dish | 10000240 10000241
  soft_drink | 10000201 10000222 10000223 10000265 10000266 10006255 10006256 10008410
  sweetener | 50161500
  tea_or_coffee | 10000114 10000118 10000313 10006312
  variety_pack | 50102200 50122400 50132200 50161900 50182300 50193400 50201700 50202500 50221300 50230000 50230100
  water | 10000214 10000232
  yogurt | 50132100
  ? | 50100000 | nuts nut_butter trail_mix canned_fruit dried_fruit frozen_fruit canned_vegetable frozen_vegetable beans pickle fries juice dip
  ? | 50120000 | raw_fish canned_fish prepared_fish jerky
  ? | 50130000 | milk milk_substitute cheese yogurt butter cream egg dip soft_drink dessert
  ? | 50160000 | candy gum sweetener bar dried_fruit nuts
  ? | 50170000 | seasoning sauce dressing dip pickle broth baking_supply oil
  ? | 50180000 | bread roll muffin cracker cookie cake pizza baking_supply chips dessert sauce
  ? | 50190000 | meal sandwich pizza side_dish soup prepared_meat dip chips popcorn bar nuts trail_mix pasta dessert sweet_spread baby_food grain fries cracker jerky nut_butter dried_fruit broth
  ? | 50200000 | water juice soft_drink tea_or_coffee drink_to_prepare alcohol milk milk_substitute
  ? | 50220000 | cereal hot_cereal grain flour bar beans side_dish pasta
  ? | 50240000 | raw_meat prepared_meat canned_meat processed_meat jerky
  ? | 50310000 | dried_fruit canned_fruit
  ? | 50320000 | beans canned_vegetable
  ? | 50370000 50380000 | fresh_fruit fresh_vegetable
  nuts | 50101800 | nut_butter trail_mix
  trail_mix | 50101900 | nuts dried_fruit
  ? | 50102000 | canned_fruit dried_fruit frozen_fruit
  ? | 50102100 | canned_vegetable frozen_vegetable beans fries pickle dip
  raw_fish | 50121500 50121700 | canned_fish
  ? | 50121900 50122000 50122100 | canned_fish prepared_fish
  milk | 50131700 | milk_substitute
  candy | 50161800 | gum
  seasoning | 50171500 | broth
  sauce | 50171800 | dip dressing
  bread | 50181900 | roll muffin
  cake | 50182000 | muffin cookie roll
  ? | 50182100 | cookie cracker roll
  ? | 50182200 | pizza meal
  soup | 50191500 | broth
  chips | 50192100 | popcorn bar nuts trail_mix dried_fruit cracker jerky dessert
  sweet_spread | 50192400 | nut_butter
  pasta | 50192900 | meal side_dish
  side_dish | 50193100 | meal fries
  side_dish | 50193200 | meal
  meal | 50193300 | sandwich pizza side_dish
  meal | 50193500 | dessert
  ? | 50202300 | water juice soft_drink tea_or_coffee milk milk_substitute
  ? | 50202600 50202700 | tea_or_coffee drink_to_prepare
  grain | 50221000 | flour beans hot_cereal cereal
  ? | 50221200 | cereal hot_cereal bar
  ? | 50240100 | prepared_meat canned_meat processed_meat jerky
  processed_meat | 50240300 | jerky
  ? | 10000204 | frozen_fruit
  ? | 10000272 | canned_vegetable beans pickle fries dip
  ? | 10000270 | frozen_vegetable fries side_dish
`;

/** The kind by the code of a family, class or brick. */
export const GPC_KINDS: ReadonlyMap<string, GpcRow> = new Map(
  ROWS.flatMap(([kind = '', codes = '', or]) => {
    const row = { kind: kind === '?' ? null : kindNamed(kind), ...(or && { or: kindSet(or) }) };
    return codes.split(' ').map((code) => [code, row] as const);
  }),
);
