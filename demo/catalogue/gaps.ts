import type { ImageUrls, TradeItem } from '#server/catalogue/trade-item.ts';
import { type MadeProduct, pictureUrl } from './make-product.ts';
import { type Random, randomOf } from './random.ts';

/**
 * What real suppliers leave out or get wrong, each with the share of products it happens to. A product has at most
 * one of these, so that every state of the screens is seen and can be told apart.
 */
const GAPS: readonly (readonly [
  share: number,
  name: string,
  leave: (item: TradeItem, random: Random) => TradeItem,
])[] = [
  [0.025, 'no serving', (item) => ({ ...item, serving: NO_SERVING, nutrients: per100Only(item) })],
  [0.03, 'no nutrients', (item) => ({ ...item, nutrients: [] })],
  [0.02, 'few nutrients', (item) => ({ ...item, nutrients: item.nutrients.filter(isBasic) })],
  [0.004, 'impossible unit', withImpossibleUnit],
  [0.025, 'no ingredients', (item) => ({ ...item, ingredients: null })],
  [0.04, 'no allergens', withoutAllergens],
  [0.016, 'no category', (item) => ({ ...item, family_code: null, class_code: null, brick_code: null })],
  [0.02, 'no picture', (item) => ({ ...item, image_urls: { externalFileLink: [], dam: [] } })],
  [0.014, 'one broken picture', (item) => withPictures(item, breakOne(item))],
  [0.008, 'all pictures broken', (item) => withPictures(item, item.image_urls.externalFileLink.map(broken))],
  [0.03, 'pictures of both kinds', (item) => ({ ...item, image_urls: ofBothKinds(item) })],
  [0.012, 'only asset catalogue pictures', (item) => ({ ...item, image_urls: onlyAssets(item) })],
  [0.012, 'shouted name', (item) => ({ ...item, name: item.name?.toUpperCase() ?? null })],
  [0.006, 'no name', (item) => ({ ...item, name: null })],
  [0.012, 'very long name', (item, random) => ({ ...item, name: `${item.name}${random.pick(LONG_TAILS)}` })],
  [0.02, 'no description', (item) => ({ ...item, title: null, description: null })],
  [0.015, 'no weight', (item) => ({ ...item, package_weight: null })],
];

/** The product as its supplier sent it. */
export function withGaps(product: MadeProduct): TradeItem {
  const leave = choose(randomOf('gap', product.plan.key).next())?.[2];
  return leave ? leave(product.item, randomOf('gap detail', product.plan.key)) : product.item;
}

function choose(chance: number): (typeof GAPS)[number] | undefined {
  let from = 0;
  return GAPS.find(([share]) => {
    from += share;
    return chance < from;
  });
}

const NO_SERVING = { size: null, description: null, per_container: null };

/** Figures per serving say nothing without the serving. */
const per100Only = ({ nutrients }: TradeItem) => nutrients.filter(({ basis }) => basis !== 'serving');

const BASIC = new Set(['calories', 'total_fat', 'saturated_fat', 'total_carbohydrate', 'sugars', 'protein']);
const isBasic = ({ nutrient }: TradeItem['nutrients'][number]) => BASIC.has(nutrient);

/** Sodium in kilocalories, iron in international units: typed into the wrong column. */
function withImpossibleUnit(item: TradeItem): TradeItem {
  const unit: Readonly<Record<string, string>> = { sodium: 'kcal', iron: 'IU' };
  const nutrients = item.nutrients.map((row) => ({ ...row, unit: unit[row.nutrient] ?? row.unit }));
  return { ...item, nutrients };
}

function withoutAllergens(item: TradeItem): TradeItem {
  return {
    ...item,
    allergens: [],
    ingredients: item.ingredients?.replace(/ (?:CONTAINS:|MAY CONTAIN) .*$/, '') ?? null,
  };
}

/** A view no pack has: the picture's address answers 404. */
const broken = (url: string): string => url.replace(/[a-z]+\.svg$/, 'lid.svg');

const breakOne = ({ image_urls, gtin }: TradeItem): readonly string[] =>
  image_urls.externalFileLink.map((url, i) => (i === Number(gtin.at(-2)) % 2 ? broken(url) : url));

const withPictures = (item: TradeItem, externalFileLink: readonly string[]): TradeItem => ({
  ...item,
  image_urls: { externalFileLink, dam: [] },
});

const ofBothKinds = ({ image_urls, gtin }: TradeItem): ImageUrls => ({
  externalFileLink: image_urls.externalFileLink.slice(0, 2),
  dam: [pictureUrl(gtin, 'detail'), pictureUrl(gtin, 'back')],
});

const onlyAssets = ({ image_urls }: TradeItem): ImageUrls => ({
  externalFileLink: [],
  dam: image_urls.externalFileLink,
});

const LONG_TAILS = [
  ', Individually Wrapped for Vending, Lunch Boxes, Catering and Every Other Place Where People Eat Standing Up',
  ' with No Artificial Colors, Flavors, Sweeteners or Preservatives, Packed Fresh in Our Own Kitchen for Foodservice',
  ' – Family Tradition Recipe, Slow Made in Small Batches, Twin Pack with Resealable Closure and Serving Suggestions',
] as const;
