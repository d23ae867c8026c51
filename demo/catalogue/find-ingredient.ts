import { ALLERGEN_KEYS, type Allergen } from '#contract/allergens.ts';
import type { NutrientLabel } from '#contract/nutrition.ts';
import { compose, type Ingredient, partsOf, TRAITS, type Trait } from './ingredient.ts';
import { ADDITIVES } from './ingredients/additives.ts';
import { BEANS_AND_NUTS } from './ingredients/beans-and-nuts.ts';
import { COMPOSITES } from './ingredients/composites.ts';
import { DAIRY_AND_EGGS } from './ingredients/dairy-and-eggs.ts';
import { FRUIT } from './ingredients/fruit.ts';
import { GRAINS } from './ingredients/grains.ts';
import { MEAT_AND_FISH } from './ingredients/meat-and-fish.ts';
import { SEASONINGS } from './ingredients/seasonings.ts';
import { SUGARS_AND_FATS } from './ingredients/sugars-and-fats.ts';
import { VEGETABLES } from './ingredients/vegetables.ts';
import { profileOf } from './profile.ts';
import { parseRecipe } from './recipe.ts';

/** The order of the figures in the tables. Energy, trans fat and added sugars follow from the others. */
const COLUMNS = [
  'protein',
  'total_fat',
  'saturated_fat',
  'cholesterol',
  'total_carbohydrate',
  'dietary_fiber',
  'sugars',
  'sodium',
  'vitamin_d',
  'calcium',
  'iron',
  'potassium',
] as const satisfies readonly NutrientLabel[];

/** Trans fat that ruminants make themselves, as a share of the fat of milk and beef (about 2 to 6 %). */
const RUMINANT_TRANS = 0.033;

const TABLES = [
  GRAINS,
  DAIRY_AND_EGGS,
  MEAT_AND_FISH,
  FRUIT,
  VEGETABLES,
  BEANS_AND_NUTS,
  SUGARS_AND_FATS,
  SEASONINGS,
  ADDITIVES,
];

const rows = (table: string): string[][] =>
  table
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([id]) => id !== '');

const found = new Map<string, Ingredient>();
const basics = new Map(TABLES.flatMap(rows).map((row) => [row[0] ?? '', row] as const));
const composites = new Map(rows(COMPOSITES).map((row) => [row[0] ?? '', row] as const));

/** The ingredient of that name; throws where no table has it, which is a mistake in the recipes. */
export function findIngredient(id: string): Ingredient {
  const known = found.get(id);
  if (known !== undefined) return known;
  const [basic, composite] = [basics.get(id), composites.get(id)];
  const made = basic ? readBasic(basic) : composite ? readComposite(composite) : undefined;
  if (made === undefined) throw new Error(`No table has the ingredient "${id}".`);
  found.set(id, made);
  return made;
}

function readComposite([id = '', label = '', recipe = '', loss = '0']: readonly string[]): Ingredient {
  return compose(
    id,
    label === '' ? id.toUpperCase() : label,
    partsOf(parseRecipe(recipe), findIngredient),
    Number(loss),
  );
}

function readBasic([id = '', label = '', figures = '', tagText = '']: readonly string[]): Ingredient {
  const values = figures.split(/\s+/).map((text) => (text === '?' ? Number.NaN : Number(text)));
  if (values.length !== COLUMNS.length) throw new Error(`"${id}" has ${values.length} figures.`);
  const tags = new Map(tagText.split(/\s+/).map(readTag));
  const column = (name: NutrientLabel) => values[(COLUMNS as readonly string[]).indexOf(name)] ?? 0;
  return {
    id,
    label: label === '' ? id.toUpperCase() : label,
    parts: [],
    allergens: allergensOf(tags),
    traits: new Set(TRAITS.filter((trait: Trait) => tags.has(trait))),
    profile: profileOf((name) => {
      if (name === 'added_sugars') {
        return tags.has('added') ? column('sugars') * Number(tags.get('added') ?? 1) : 0;
      }
      if (name === 'trans_fat') return tags.has('ruminant') ? column('total_fat') * RUMINANT_TRANS : 0;
      return column(name);
    }),
  };
}

function readTag(tag: string): readonly [string, string | undefined] {
  const [name = '', value] = tag.split('=');
  return [name, value];
}

/** Wheat is a gluten cereal too (EU 1169/2011 Annex II). */
function allergensOf(tags: ReadonlyMap<string, string | undefined>): Ingredient['allergens'] {
  const named = (key: Allergen): readonly string[] => {
    const species = tags.get(key);
    return species === undefined ? [] : [species.replaceAll('_', ' ')];
  };
  const entries = ALLERGEN_KEYS.filter((key) => tags.has(key)).map((key) => [key, named(key)] as const);
  return new Map(tags.has('wheat') ? [...entries, ['gluten', []] as const] : entries);
}
