import { say, t } from '#server/language/speech.ts';
import { type IngredientEntry, type IngredientFacts, isComplete } from '../../facts/ingredient-facts.ts';
import { kindSet, type ProductKind } from '../../facts/product-kinds.ts';
import { TRAIT } from '../../ingredients/words/word-table.ts';
import { anyOfThem } from '../added.ts';
import type { Evidence } from '../evidence.ts';
import { LABELS } from '../labels.ts';
import { ends, exactly, type Range, share, times } from '../range.ts';
import { cannotBeTold, inScope } from '../scope.ts';
import { isPast } from '../seals.ts';
import { either, type Judgement, notAbout, type Standard, type StandardCriterion } from '../standard.ts';

const OUTCOMES = either('california_upf');
const FRESH = kindSet('fresh_fruit fresh_vegetable raw_meat raw_fish');

export const CALIFORNIA_UPF: Standard = {
  key: 'california_upf',
  issuer: t`State of California`,
  place: t`California`,
  force: 'coming',
  asks: t`Calls a food ultraprocessed that has certain additives and besides much saturated fat, sodium or added sugars for its calories, or a sweetener.`,
  binds: t`Schools later: foods of concern are to be named by June 2028 and leave school meals by July 2035; nothing is banned yet.`,
  outcomes: OUTCOMES,
  versions: [
    {
      version: 'AB 1264',
      from: '2026-01-01',
      source: 'California Health and Safety Code 104661',
      certainty: 'likely',
      judge: inScope(OUTCOMES, judge),
    },
  ],
};

/** Substances whose effect the law names: 21 CFR 170.3(o). */
const NAMED = new Set([
  'emulsifier',
  'lecithin',
  'thickener, stabilizer or gelling agent',
  'modified starch',
  'flavor enhancer',
  'carbonating or propellant gas',
  'gelatin',
]);
/** May be one of them or be left out: a color from a plant, a flavor that is a spice, a phosphate. */
const PERHAPS = new Set([
  'color',
  'flavoring',
  'yeast extract',
  'glazing agent',
  'anti-foaming or anti-caking silica',
  'humectant or carrier',
  'polyphosphate',
  'lactylate or lactate',
  'added fiber',
  'hydrolyzed protein',
]);
const ARTIFICIAL_FLAVOR = /\b(?:artificial|imitation)\b.*\bflavou?r|\bethyl vanillin\b/;
const SWEETENERS = TRAIT.lowCalorieSweetener | TRAIT.sugarAlcohol;

const RAW = t`is raw or hardly processed, which the definition leaves out`;
const SWEETENER = t`Sweetener`;
const SHARE_OF_CALORIES = t`10 % of the calories`;
const MG_PER_CALORIE = t`1 mg a calorie`;

/** A share of the energy that is much, and mg of sodium for each kcal. */
const ENERGY_SHARE = 0.1;
const SODIUM_PER_KCAL = 1;

function judge(evidence: Evidence, kind: ProductKind): Judgement {
  if (FRESH.has(kind) && evidence.facts.ingredients.list === null) return notAbout(RAW);
  const substance = substanceOf(evidence.facts.ingredients);
  const tests = testsOf(evidence);
  const any = anyOfThem(tests.map(({ past }) => past));
  const both = substance.found === false || any === false ? false : substance.found && any ? true : null;
  const missing = both === null ? missingFrom(substance, any === null ? tests : []) : [];
  return {
    possible: both === null ? OUTCOMES.map(({ key }) => key) : [both ? 'upf' : 'not_upf'],
    missing,
    explain: () => ({
      summary: both === null ? cannotBeTold(missing) : summaryOf(both, substance, tests),
      criteria: [substanceCriterion(substance), ...tests.map(testCriterion)],
      notes: [],
    }),
  };
}

function missingFrom(substance: FoundSubstance, tests: readonly Tested[]): string[] {
  const open = tests.filter(({ past }) => past === null).map(({ missing }) => missing);
  return [...new Set(substance.found === null ? [substance.missing, ...open] : open)];
}

function summaryOf(isUpf: boolean, substance: FoundSubstance, tests: readonly Tested[]): string {
  const past = tests.find((test) => test.past === true);
  if (isUpf) return t`Ultraprocessed: “${substance.name}”, and ${past && findingOf(past)}.`;
  return substance.found === false
    ? t`Not ultraprocessed: no additive that the law names.`
    : t`Not ultraprocessed: within its limits and without a sweetener.`;
}

function substanceCriterion({ found, name }: FoundSubstance): StandardCriterion {
  return {
    label: t`Additives`,
    from: null,
    to: null,
    unit: null,
    finding: name === null ? t`none that the law names` : `“${name}”`,
    verdict: found === null ? 'unknown' : found ? 'fail' : 'pass',
  };
}

function testCriterion(test: Tested): StandardCriterion {
  const { label, past, range, unit } = test;
  const verdict = past === null ? 'unknown' : past ? 'fail' : 'pass';
  return {
    label: say(label),
    ...(range ? ends(range) : { from: null, to: null }),
    unit,
    finding: findingOf(test),
    verdict,
  };
}

interface FoundSubstance {
  readonly found: boolean | null;
  readonly name: string | null;
  /** What would tell, where it is not found for certain. */
  readonly missing: string;
}

function substanceOf(ingredients: IngredientFacts): FoundSubstance {
  const named = ingredients.entries.find(isNamed);
  const list = 'the whole ingredient list';
  if (named) return { found: true, name: named.ingredient.name, missing: list };
  // A sugar alcohol may be in it as a thickener or stabilizer (21 CFR 184.1835).
  const perhaps = ingredients.entries.find(
    ({ traits: { marker, traits } }) =>
      (marker !== null && PERHAPS.has(marker)) || (traits & TRAIT.sugarAlcohol) !== 0,
  );
  if (perhaps) {
    const { name } = perhaps.ingredient;
    return { found: null, name, missing: `the kind of “${name}”` };
  }
  return { found: isComplete(ingredients) ? false : null, name: null, missing: list };
}

function isNamed({ traits, ingredient }: IngredientEntry): boolean {
  return (
    (traits.marker !== null && NAMED.has(traits.marker)) ||
    (traits.traits & (TRAIT.artificialColour | TRAIT.lowCalorieSweetener)) !== 0 ||
    ARTIFICIAL_FLAVOR.test(ingredient.name)
  );
}

interface Tested {
  readonly label: string;
  readonly past: boolean | null;
  /** "10 % of the calories", a constant; null where there is none: a sweetener is named or not. */
  readonly limit: string | null;
  readonly missing: string;
  readonly range?: Range;
  readonly unit: string | null;
}

function findingOf({ label, past, limit }: Tested): string {
  if (limit === null) return past ? t`a sweetener is named` : t`no sweetener is named`;
  const [name, most] = [say(label).toLowerCase(), say(limit)];
  if (past === false) return t`${name} below ${most}`;
  return past ? t`${name} at least ${most}` : t`${name} perhaps at least ${most}`;
}

function testsOf({ facts: { ingredients }, perHundred: per100 }: Evidence): Tested[] {
  const energy = per100('calories');
  const test = (label: string, past: boolean | null, limit: string, range: Range, unit: string): Tested => ({
    label,
    past,
    limit,
    missing: energy.low === energy.high ? label.toLowerCase() : 'the energy',
    range,
    unit,
  });
  const ofEnergy = (label: string, grams: Range, kcal: number) =>
    test(label, isPast(share(times(grams, kcal), energy), ENERGY_SHARE, true), SHARE_OF_CALORIES, grams, 'g');
  const sodium = per100('sodium');
  // Without calories any sodium is more than a milligram for each: our reading.
  const perKcal = energy.high === 0 ? exactly(sodium.low > 0 ? SODIUM_PER_KCAL : 0) : share(sodium, energy);
  const sweetener = (ingredients.traits & SWEETENERS) !== 0 ? true : isComplete(ingredients) ? false : null;
  return [
    ofEnergy(LABELS.saturated_fat, per100('saturated_fat'), 9),
    test(LABELS.sodium, isPast(perKcal, SODIUM_PER_KCAL, true), MG_PER_CALORIE, sodium, 'mg'),
    ofEnergy(LABELS.added_sugars, per100('added_sugars'), 4),
    {
      label: SWEETENER,
      past: sweetener,
      limit: null,
      missing: 'the whole ingredient list',
      unit: null,
    },
  ];
}
