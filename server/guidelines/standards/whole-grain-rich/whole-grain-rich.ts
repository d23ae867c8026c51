import { t } from '#server/language/speech.ts';
import { isComplete } from '../../facts/ingredient-facts.ts';
import { kindSet } from '../../facts/product-kinds.ts';
import { classifyIngredient } from '../../ingredients/classify-ingredient.ts';
import type { Ingredient } from '../../ingredients/ingredient-tree.ts';
import { TRAIT } from '../../ingredients/words/word-table.ts';
import type { Evidence } from '../evidence.ts';
import { type Demand, judgeDemands, MET } from '../limits.ts';
import { inScope } from '../scope.ts';
import { type Judgement, notAbout, type Standard } from '../standard.ts';

const GRAIN_KINDS = kindSet('bread roll muffin cracker cereal hot_cereal grain pasta flour');
const NO_GRAIN = t`is no bread, cereal, pasta or other grain product`;
const WHOLE_GRAIN = t`Whole grain`;
const OTHER_GRAINS = t`Other grains`;

export const WHOLE_GRAIN_RICH: Standard = {
  key: 'whole_grain_rich',
  issuer: t`U.S. Department of Agriculture`,
  place: t`United States`,
  force: 'law',
  asks: t`At least half of the grain must be whole and the rest enriched: here, a whole grain first and every other grain whole or enriched.`,
  binds: t`Schools: at least 80 percent of the grains of a week; child care: one serving a day.`,
  outcomes: MET,
  versions: [
    {
      version: '2022',
      from: '2022-07-01',
      source: '7 CFR 210.2, 210.10(c)(2)(iv)(B); USDA’s whole grain-rich guidance',
      certainty: 'likely',
      judge: inScope(MET, (evidence, kind) => (GRAIN_KINDS.has(kind) ? judge(evidence) : notAbout(NO_GRAIN))),
    },
  ],
};

type Grain = 'whole' | 'enriched' | 'perhaps' | 'refined';

function judge({ facts: { ingredients } }: Evidence): Judgement {
  const { list } = ingredients;
  const grains = list === null ? [] : grainsOf(list.ingredients, false);
  const complete = isComplete(ingredients);
  const first = ingredients.first;
  const isFirstWhole =
    first === null
      ? null
      : grainOf(first.name, first.parts) === 'whole'
        ? true
        : perhapsWhole(first)
          ? null
          : false;
  const hasWhole = grains.some(({ grain }) => grain === 'whole' || grain === 'perhaps');
  const refined = grains.find(({ grain, minor }) => grain === 'refined' && !minor);
  const demands: Demand[] = [
    {
      label: WHOLE_GRAIN,
      // Several whole grains together may be half of the grain though none is first.
      met: isFirstWhole === true ? true : complete && !hasWhole ? false : null,
      finding: () =>
        isFirstWhole === true
          ? t`the first ingredient`
          : hasWhole
            ? t`not the first ingredient`
            : t`none is named`,
      missing: 'how much of the grain is whole',
    },
    {
      label: OTHER_GRAINS,
      met: refined ? false : complete && grains.every(({ grain }) => grain !== 'perhaps') ? true : null,
      finding: () => (refined ? t`“${refined.name}” is neither whole nor enriched` : t`whole or enriched`),
      missing: complete ? 'whether every grain is whole or enriched' : 'the whole ingredient list',
    },
  ];
  return judgeDemands(demands);
}

interface NamedGrain {
  readonly name: string;
  readonly grain: Grain;
  readonly minor: boolean;
}

/** Every grain of a list; what an enriched flour is made of is not looked at again. */
function grainsOf(ingredients: readonly Ingredient[], minor: boolean): NamedGrain[] {
  return ingredients.flatMap((ingredient) => {
    const isMinor = minor || ingredient.minor;
    const grain = grainOf(ingredient.name, ingredient.parts);
    if (grain === null) return grainsOf(ingredient.parts, isMinor);
    return [{ name: ingredient.name, grain, minor: isMinor }];
  });
}

/** Flours and malts that are no grain to credit: seeds, pulses, tubers, and malt in a dough. */
const NOT_GRAIN =
  /\b(?:flax|almonds?|coconuts?|chick ?peas?|peas?|beans?|lentils?|soy\w*|nuts?|seeds?|potato(?:es)?|cassava|bananas?|malt(?:ed)?)\b/;
/** Words of whole grains in an order that the dictionary may not know: "brown long grain rice". */
const PERHAPS_WHOLE = /\b(?:whole|brown|wild|red|black)\b/;
const ENRICHED = /\benriched\b/;
const ENRICHMENT = /\b(?:niacin|thiamin|riboflavin|folic)/;
/** Credited as enriched grain, not as whole. */
const PART_OF_GRAIN = /\b(?:bran|germ)\b/;

function grainOf(name: string, parts: readonly Ingredient[]): Grain | null {
  const { group, ownTraits, traits } = classifyIngredient(name);
  if (group !== 'grain' || NOT_GRAIN.test(name)) return null;
  if ((ownTraits & TRAIT.wholeGrain) !== 0) return PART_OF_GRAIN.test(name) ? 'enriched' : 'whole';
  if (ENRICHED.test(name) || parts.some((part) => ENRICHMENT.test(part.name))) return 'enriched';
  if (PART_OF_GRAIN.test(name)) return 'enriched';
  const isOpen = (traits & (TRAIT.maybeWholeGrain | TRAIT.wholeGrain)) !== 0 || PERHAPS_WHOLE.test(name);
  return isOpen ? 'perhaps' : 'refined';
}

function perhapsWhole({ name, parts }: { name: string; parts: readonly Ingredient[] }): boolean {
  const grain = grainOf(name, parts);
  return grain === 'perhaps' || grain === null;
}
