import type { NovaLabel } from '#contract/product.ts';
import { say, t } from '#server/language/speech.ts';
import type { Facts } from '../facts/derive-facts.ts';
import { isUnexplained } from '../facts/ingredient-facts.ts';
import { GAP_TEXTS } from '../facts/list-gaps.ts';
import { kindSet, type ProductKind } from '../facts/product-kinds.ts';
import type { IngredientTraits } from '../ingredients/classify-ingredient.ts';
import type { IngredientEntry } from '../ingredients/read-ingredients.ts';
import { TRAIT } from '../ingredients/words/word-table.ts';

interface NovaFinding {
  /** null: unknown, for the reason in `why`. */
  readonly label: NovaLabel | null;
  readonly why: string | null;
}

/** Products that are culinary ingredients: a marker of group 3 does not raise them, sugar contains sugar. */
const CULINARY = kindSet('oil sweetener butter');
/** Kinds that are group 3 by themselves. */
const PROCESSED = kindSet('cheese alcohol processed_meat');
/** Less than half of the names known: the text is not a list we can read. */
const READABLE_SHARE = 0.5;

/** NOVA group by the published markers; a group-4 marker decides even where other names are unknown. */
export function labelNova({ ingredients, kind }: Facts): NovaFinding {
  let highest: 1 | 3 | 4 = 1;
  let allCulinary = ingredients.entries.length > 0;
  let hasWater = false;
  let hasOther = false;
  let leavesOpen = false;
  const isSweetened = isSweetenedByJuice(ingredients.entries, kind?.kind);
  for (const entry of ingredients.entries) {
    const { traits, depth, ingredient } = entry;
    if (traits.nova > highest) highest = traits.nova;
    if (highest === 4 || (isSweetened && isConcentrate(entry))) return { label: '4', why: null };
    leavesOpen ||= isUnexplained(entry);
    if (depth === 0 && !isCulinary(traits, ingredient.parts.length > 0)) allCulinary = false;
    if (depth === 0 && traits.group === 'water') hasWater = true;
    else if (depth === 0 && traits.group !== 'note') hasOther = true;
  }
  if (ingredients.list === null) return withoutIngredients(kind?.kind, kind?.from);
  if (ingredients.knownShare <= READABLE_SHARE)
    return { label: null, why: t`too many of the ingredients are not known` };
  if (ingredients.gap === 'is not separated into ingredients')
    return { label: null, why: t`the ingredient text is not separated into ingredients` };
  if (ingredients.list.truncated) return { label: null, why: t`the ingredient text is cut off` };
  if (leavesOpen) return { label: null, why: say(GAP_TEXTS['names foods without what they are made of']) };
  // Sugar and water are a drink.
  if (hasWater && (ingredients.traits & TRAIT.addedSugar) !== 0) allCulinary = false;
  // Water is drunk as it is: group 1 of the FAO's list, not an ingredient to cook with.
  if (hasWater && !hasOther && highest === 1) return { label: '1', why: null };
  if (allCulinary || (kind !== undefined && CULINARY.has(kind.kind))) return { label: '2', why: null };
  if (highest === 3 || (kind !== undefined && PROCESSED.has(kind.kind))) return { label: '3', why: null };
  return { label: '1', why: null };
}

/**
 * A concentrate of fruit juice is a marker of group 4 where it sweetens another food: where no water makes it juice
 * again, and it is not the food itself.
 */
function isSweetenedByJuice(entries: readonly IngredientEntry[], kind: ProductKind | undefined): boolean {
  if (!entries.some(isConcentrate) || (kind !== undefined && JUICES.has(kind))) return false;
  if (entries.some(({ ingredient }) => WATER.test(ingredient.name))) return false;
  return entries.some(({ traits: { group, ownTraits } }) => {
    return FOODS.has(group) && (ownTraits & TRAIT.culinary) === 0;
  });
}

function isConcentrate({ traits }: IngredientEntry): boolean {
  return (traits.traits & TRAIT.juiceConcentrate) !== 0;
}

const WATER = /\b(?:water|eau|agua|acqua|wasser|reconstituted?)\b/;
const JUICES = kindSet('juice soft_drink');
const FOODS: ReadonlySet<IngredientTraits['group']> = new Set([
  'fruit',
  'vegetable',
  'grain',
  'protein',
  'dairy',
  'seasoning',
]);

function withoutIngredients(kind: ProductKind | undefined, from: string | undefined): NovaFinding {
  if (from !== 'name' && (kind === 'fresh_fruit' || kind === 'fresh_vegetable'))
    return { label: '1', why: null };
  return { label: null, why: t`the ingredients are not stated` };
}

function isCulinary({ ownTraits, group }: IngredientTraits, hasParts: boolean): boolean {
  return (ownTraits & TRAIT.culinary) !== 0 || group === 'water' || (group === 'note' && !hasParts);
}

/** A sign of processing, and where it was found. */
interface NovaMarker {
  /** NOVA group it stands for. */
  readonly group: '2' | '3' | '4';
  /** The published marker: "emulsifier". */
  readonly marker: string;
  /** The product's own word: "mono and diglycerides". */
  readonly found: string;
}

interface NovaExplanation extends NovaFinding {
  /** The highest group's first. */
  readonly markers: readonly NovaMarker[];
}

/** The NOVA group with the markers that make it so. */
export function explainNova(facts: Facts): NovaExplanation {
  return { ...labelNova(facts), markers: findMarkers(facts) };
}

function findMarkers({ ingredients, kind }: Facts): NovaMarker[] {
  const markers: NovaMarker[] = [];
  const seen = new Set<string>();
  const isSweetened = isSweetenedByJuice(ingredients.entries, kind?.kind);
  for (const entry of ingredients.entries) {
    const { ingredient, traits } = entry;
    if (seen.has(ingredient.name)) continue;
    if (isSweetened && isConcentrate(entry)) {
      seen.add(ingredient.name);
      markers.push({ group: '4', marker: t`fruit juice concentrate`, found: ingredient.name });
    }
    if (traits.marker === null || traits.nova === 1 || seen.has(ingredient.name)) continue;
    seen.add(ingredient.name);
    markers.push({
      group: traits.nova === 4 ? '4' : '3',
      marker: say(traits.marker),
      found: ingredient.name,
    });
  }
  return markers.sort((a, b) => b.group.localeCompare(a.group));
}
