import { ALLERGEN_KEYS, type Allergen } from '#contract/allergens.ts';
import type { AllergenStatement } from '#server/catalogue/trade-item.ts';
import type { Ingredient } from './ingredient.ts';
import type { PlannedProduct } from './plan.ts';
import { type Random, randomOf } from './random.ts';

/** The nine of US law (FALCPA 2004, FASTER Act 2021), as labels write them. */
const US_NAMES = {
  milk: 'MILK',
  eggs: 'EGGS',
  fish: 'FISH',
  crustaceans: 'CRUSTACEAN SHELLFISH',
  tree_nuts: 'TREE NUTS',
  peanuts: 'PEANUTS',
  wheat: 'WHEAT',
  soybeans: 'SOY',
  sesame: 'SESAME',
} as const satisfies Partial<Record<Allergen, string>>;
type UsAllergen = keyof typeof US_NAMES;
const US_ALLERGENS = Object.keys(US_NAMES) as readonly UsAllergen[];

export interface AllergenFacts {
  readonly statements: readonly AllergenStatement[];
  /** ` CONTAINS: MILK, WHEAT. MAY CONTAIN PEANUTS.`; empty where nothing is to be said. */
  readonly text: string;
}

/** Allergens the food contains, may contain, and is declared free from. */
export function allergenFacts(plan: PlannedProduct, food: Ingredient): AllergenFacts {
  const random = randomOf('allergens', plan.key);
  const contains = new Set(food.allergens.keys());
  const mayContain = nearby(plan, contains, random);
  const freeFrom = vouchedFor(plan, contains, mayContain, random);
  const statements = ALLERGEN_KEYS.flatMap((allergen): readonly AllergenStatement[] => {
    if (contains.has(allergen)) return [{ allergen, containment: 'contains' }];
    if (mayContain.has(allergen)) return [{ allergen, containment: 'may_contain' }];
    return freeFrom.has(allergen) ? [{ allergen, containment: 'free_from' }] : [];
  });
  return { statements, text: containsText(food) + mayContainText(mayContain, random) };
}

const isGlutenFree = ({ variant }: PlannedProduct): boolean =>
  variant.options.has('gf') || variant.line.department === 'freefrom';

function nearby(plan: PlannedProduct, contains: ReadonlySet<Allergen>, random: Random): Set<Allergen> {
  const found = new Set<Allergen>();
  const careless = random.chance(0.55);
  for (const allergen of ALLERGEN_KEYS) {
    const chosen = random.chance(0.5);
    const here = ` ${plan.variant.line.nearby ?? ''} `.includes(` ${allergen} `);
    const kept = !(isGlutenFree(plan) && (allergen === 'wheat' || allergen === 'gluten'));
    if (careless && chosen && here && kept && !contains.has(allergen)) found.add(allergen);
  }
  if (/Nut-Free/.test(plan.variant.name)) for (const nut of NUTS) found.delete(nut);
  if (found.has('wheat') && !contains.has('gluten')) found.add('gluten');
  return found;
}

const NUTS: readonly Allergen[] = ['tree_nuts', 'peanuts'];

function vouchedFor(
  plan: PlannedProduct,
  contains: ReadonlySet<Allergen>,
  mayContain: ReadonlySet<Allergen>,
  random: Random,
): Set<Allergen> {
  const { line, name } = plan.variant;
  const vouched = new Set<Allergen>();
  if (isGlutenFree(plan)) vouched.add('gluten').add('wheat');
  if (line.claims?.includes('free from:Dairy')) vouched.add('milk');
  if (/Nut-Free/.test(name)) for (const nut of NUTS) vouched.add(nut);
  // Some makers fill in the whole sheet, as trading partners ask for it.
  if (random.chance(line.department === 'freefrom' || line.department === 'baby' ? 0.8 : 0.14)) {
    for (const allergen of US_ALLERGENS) vouched.add(allergen);
  }
  return new Set([...vouched].filter((allergen) => !contains.has(allergen) && !mayContain.has(allergen)));
}

/** "TREE NUTS (ALMONDS, PECANS)": the law wants nuts, fish and shellfish named, and milk that is not a cow's. */
function containsText(food: Ingredient): string {
  const named = US_ALLERGENS.filter((key) => food.allergens.has(key)).map((key) => {
    const species = food.allergens.get(key) ?? [];
    return species.length === 0 ? US_NAMES[key] : `${US_NAMES[key]} (${species.join(', ')})`;
  });
  return named.length === 0 ? '' : ` CONTAINS: ${named.join(', ')}.`;
}

function mayContainText(mayContain: ReadonlySet<Allergen>, random: Random): string {
  const named = US_ALLERGENS.filter((key) => mayContain.has(key)).map((key) => US_NAMES[key]);
  return named.length === 0 || random.chance(0.25) ? '' : ` MAY CONTAIN ${named.join(', ')}.`;
}
