import { t } from '#server/language/speech.ts';
import { hasTrait } from '../../facts/ingredient-facts.ts';
import { kindSet, type ProductKind } from '../../facts/product-kinds.ts';
import { TRAIT } from '../../ingredients/words/word-table.ts';
import { anyOf, type Belongs, consistsOf } from '../../judge/consists-of.ts';
import { isAdditive, isProduce, isSalt, isWater } from '../../judge/food-tests.ts';
import type { Evidence } from '../evidence.ts';
import { type CountedPlants, NUTS_TOO, namesReduced } from '../plant-share.ts';
import { missingOf, pointsCriterion, rangeText } from '../points.ts';
import { times } from '../range.ts';
import { cannotBeTold, inScope, sentenceOf } from '../scope.ts';
import { type Judgement, judged, type Standard, steps } from '../standard.ts';
import { STARS, type StarCategory, type Stars } from './points.ts';
import { healthStars, type Rating } from './rating.ts';

const OUTCOMES = steps('health_star');
const OUTSIDE: ReadonlyMap<ProductKind, string> = new Map([
  ['seasoning', t`is a spice, salt, vinegar or the like`],
]);

export const HEALTH_STAR: Standard = {
  key: 'health_star',
  issuer: t`Governments of Australia and New Zealand`,
  place: t`Australia and New Zealand`,
  force: 'abroad',
  asks: t`Gives half a star to five by energy, saturated fat, sugars and sodium against fruit, vegetables, nuts, legumes, protein and fiber per 100 g or 100 ml.`,
  binds: t`Voluntary in Australia and New Zealand.`,
  outcomes: OUTCOMES,
  versions: [
    {
      version: '2020',
      from: '2020-11-15',
      source: 'Health Star Rating calculator of November 2020, Guide for Industry v8',
      certainty: 'likely',
      judge: inScope(OUTCOMES, judge, OUTSIDE),
    },
  ],
};

const PRODUCE = kindSet(
  'fresh_fruit frozen_fruit canned_fruit fresh_vegetable frozen_vegetable canned_vegetable',
);
const COUNTED: CountedPlants = { foods: NUTS_TOO, driedTwice: false };
/** More ratings than these are no answer. */
const MOST_NAMED = 4;
/** From this much calcium in 100 g on a cheese is rated among cheeses; mg. */
const CHEESE_CALCIUM = 320;

function judge(evidence: Evidence, kind: ProductKind): Judgement {
  const automatic = automaticStars(evidence, kind);
  const [only] = automatic.stars;
  if (only !== undefined && automatic.isProven)
    return judged([only], () =>
      only === '5'
        ? t`Health Star Rating ${only}: plain by its list.`
        : t`Health Star Rating ${only}: unsweetened flavored water by its list.`,
    );
  const categories = categoriesOf(evidence, kind);
  const inputs = inputsOf(evidence);
  const ratings = categories.map((category) => healthStars(category, inputs));
  const can = new Set<Stars>([...automatic.stars, ...ratings.flatMap(({ stars }) => stars)]);
  const possible = STARS.filter((stars) => can.has(stars));
  const [first] = ratings as [Rating, ...Rating[]];
  const missing = possible.length === 1 ? [] : missingFrom(first, categories, automatic.stars);
  return {
    possible,
    missing,
    explain: () => ({
      summary: summaryOf(possible, first, missing),
      criteria: first.parts.map(pointsCriterion),
      notes: [],
    }),
  };
}

function missingFrom(
  { parts }: Rating,
  categories: readonly StarCategory[],
  automatic: readonly Stars[],
): string[] {
  return [
    ...missingOf(parts),
    ...(categories.length > 1 ? ['which of its tables holds'] : []),
    ...(automatic.length > 0 ? ['whether anything was added'] : []),
  ];
}

function summaryOf(possible: readonly Stars[], { score }: Rating, missing: readonly string[]): string {
  if (possible.length > MOST_NAMED) return cannotBeTold(missing);
  const [best, worst] = [possible[0], possible.at(-1)];
  return possible.length > 1
    ? t`Health Star Rating ${worst} to ${best}: ${sentenceOf(missing)}.`
    : t`Health Star Rating ${best}: score ${rangeText(score)}.`;
}

/** Stars that a food has whatever it scores. */
interface AutomaticStars {
  readonly stars: readonly Stars[];
  /** Not proven: one of them, or what it scores. */
  readonly isProven: boolean;
}
const NONE: AutomaticStars = { stars: [], isProven: true };

const isFlavor: Belongs = ({ traits }) =>
  traits.group === 'additive' && (traits.ownTraits & TRAIT.flavour) !== 0;
const isPlainProduce = anyOf(isProduce, isWater);
const isFlavoredWater = anyOf(isWater, isFlavor);
/** Minerals make no other drink of it, acids and colors may: what the guide admits is not stated in full. */
const mayBeWater = anyOf(isWater, isAdditive, isSalt);

/** Water, and fruit and vegetables with nothing added, have five stars; water with flavors alone has four and a half. */
function automaticStars({ facts: { ingredients } }: Evidence, kind: ProductKind): AutomaticStars {
  if (kind !== 'water') {
    const isPlain = PRODUCE.has(kind) ? consistsOf(ingredients, isPlainProduce) : false;
    return isPlain === false ? NONE : { stars: ['5'], isProven: isPlain === true };
  }
  const isPlain = consistsOf(ingredients, isWater);
  if (isPlain === true) return { stars: ['5'], isProven: true };
  if (isPlain === false && consistsOf(ingredients, isFlavoredWater) === true)
    return { stars: ['4.5'], isProven: true };
  const isFlavored = hasTrait(ingredients, 'flavour') === true;
  if (consistsOf(ingredients, mayBeWater) === false) return NONE;
  return { stars: isFlavored ? ['4.5'] : ['5', '4.5'], isProven: false };
}

function categoriesOf(evidence: Evidence, kind: ProductKind): StarCategory[] {
  switch (kind) {
    case 'juice':
    case 'soft_drink':
    case 'tea_or_coffee':
    case 'water':
      return ['drink'];
    case 'milk':
      return ['milk'];
    case 'milk_substitute':
      return ['milk', 'drink'];
    case 'yogurt':
      return ['dairy'];
    case 'cream':
    case 'dessert':
      return ['food', 'dairy'];
    case 'oil':
    case 'butter':
      return ['fat'];
    case 'cheese': {
      const { low, high } = evidence.perHundred('calcium');
      return low > CHEESE_CALCIUM ? ['cheese'] : high <= CHEESE_CALCIUM ? ['dairy'] : ['cheese', 'dairy'];
    }
    default:
      return ['food'];
  }
}

function inputsOf(evidence: Evidence) {
  const per100 = evidence.perHundred;
  return {
    kilojoules: times(per100('calories'), 4.184),
    saturated: per100('saturated_fat'),
    sugars: per100('sugars'),
    sodium: per100('sodium'),
    protein: per100('protein'),
    fiber: per100('dietary_fiber'),
    plants: evidence.plants(COUNTED),
    mayBeReduced: namesReduced(evidence.facts.ingredients),
  };
}
