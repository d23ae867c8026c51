import { t } from 'ttag';

/** What a buyer reads beside the labels. The last is our own, on this very page. */
export interface Resource {
  readonly name: string;
  readonly text: string;
  readonly href: string;
  readonly from: string;
}

export const TIPS_ID = 'supplier-collaboration-tips';

export const RESOURCES: readonly Resource[] = [
  {
    name: 'USDA FoodData Central',
    text: t`Nutrient values of foods, from laboratory analyses to the labels that brand owners send in. Larder reads its files as they are.`,
    href: 'https://fdc.nal.usda.gov/',
    from: t`U.S. Department of Agriculture`,
  },
  {
    name: t`FDA Nutrition Guidelines`,
    text: t`How the Nutrition Facts label is read, what the daily values are, and the rules every US food label follows.`,
    href: 'https://www.fda.gov/food/nutrition-facts-label/how-understand-and-use-nutrition-facts-label',
    from: t`U.S. Food and Drug Administration`,
  },
  {
    name: t`GPC Product Classification`,
    text: t`The segments, families, classes and bricks that trade sorts products by. The 26 categories here are its food families.`,
    href: 'https://www.gs1.org/standards/gpc',
    from: 'GS1',
  },
  {
    name: t`Supplier Collaboration Tips`,
    text: t`How to ask suppliers for product data so that it comes complete, and comes again when a recipe changes.`,
    href: `#${TIPS_ID}`,
    from: 'Larder',
  },
];

export const TIPS: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: t`Ask by GTIN, not by name`,
    text: t`Each packaging level has its own number. Ask for the case and for the item in it.`,
  },
  {
    title: t`Ask for values as they are on the label`,
    text: t`Per serving, with the serving size in grams or milliliters. Converted values cannot be checked.`,
  },
  {
    title: t`Ask what it is free from`,
    text: t`“Free from”, “may contain” and silence are three different answers. Ask for each allergen by name.`,
  },
  {
    title: t`Agree on how changes reach you`,
    text: t`A new recipe under an old number is the most expensive surprise. A data pool subscription announces it.`,
  },
  {
    title: t`Send back what you find`,
    text: t`A wrong unit or a missing value is corrected fastest at its source, for every buyer at once.`,
  },
];
