import { GOOD_CHOICE_CATEGORIES, type GoodChoiceCategory } from '../facts/product-kinds.ts';
import { categoryLimit, GOOD_CHOICE_SHEET } from './good-choice.ts';
import { type Quantity, type Rule, rule } from './rule.ts';

const SOURCE = 'NYC Food Standards, update of 26 August 2025 (compliance by 1 July 2026)';
const EVERY = Object.keys(GOOD_CHOICE_CATEGORIES) as readonly GoodChoiceCategory[];
const PLAIN = { source: SOURCE, certainty: 'certain' } as const;

const BANS: readonly (readonly [quantity: Quantity, label: string])[] = [
  ['partially_hydrogenated_oil', 'Partially hydrogenated oils'],
  ['low_calorie_sweeteners', 'Low- and no-calorie sweeteners, sugar alcohols'],
  ['artificial_colours', 'Artificial colors'],
  ['banned_additives', 'Azodicarbonamide, bromate, iodate, BHA, propylparaben'],
];

/** Rules of the sheet that the update replaces. */
const REPLACED = new Set([
  'cereal.sugars',
  'yogurt.sugars',
  'beverages.low_calorie_sweeteners',
  'produce.low_calorie_sweeteners',
  'milk.low_calorie_sweeteners',
  'milk.added_sugars_named',
]);

/**
 * The sheet with what NYC added in 2025. Whether Good Choice itself was reissued is unknown, so this is a version of
 * its own beside the sheet.
 */
export const GOOD_CHOICE_NYC_2025: readonly Rule[] = [
  ...GOOD_CHOICE_SHEET.filter(({ id }) => !REPLACED.has(id)),
  categoryLimit(['cereal', 'added_sugars', 'serving', '<=', 6], PLAIN),
  categoryLimit(['yogurt', 'added_sugars', '4 oz', '<=', 7], PLAIN),
  categoryLimit(['milk', 'added_sugars', 'serving', '<=', 10], PLAIN),
  rule({
    id: 'processed_meat.processed_meat',
    label: 'Processed meat',
    quantity: 'processed_meat',
    comparison: 'is',
    limit: 'none',
    appliesTo: ['processed_meat'],
    source: `${SOURCE}: processed meat is no longer bought`,
  }),
  ...BANS.map(([quantity, label]) =>
    rule({
      id: `all.${quantity}`,
      label,
      quantity,
      comparison: 'is',
      limit: 'none',
      appliesTo: EVERY,
      source: `${SOURCE}: ${label.toLowerCase()} are not allowed`,
    }),
  ),
];
