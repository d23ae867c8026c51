import { ALLERGEN_KEYS, type Allergen, type AllergenState } from '#contract/allergens.ts';
import type { Source } from '#contract/product.ts';
import { deriveIngredientFacts } from '#server/guidelines/facts/ingredient-facts.ts';
import { namesGlutenByOatsAlone } from '#server/guidelines/ingredients/gluten-of-oats.ts';
import { readAllergens } from '#server/guidelines/ingredients/read-allergens.ts';
import { readNameAllergens } from '#server/guidelines/ingredients/read-name-allergens.ts';
import type { AllergenStatement } from '../trade-item.ts';

/** What one source says about allergens: its own declarations, its claims, its ingredient text, and the product's name. */
export interface AllergenAccount {
  readonly source: Source;
  readonly allergens: readonly AllergenStatement[];
  /** What its claims, such as "Gluten free", declare it free from. */
  readonly claimedFree?: readonly Allergen[];
  readonly ingredients: string | null;
  readonly name: string | null;
}

/** The one state of an allergen, and who gives it. */
export interface KnownAllergen {
  readonly allergen: Allergen;
  readonly state: AllergenState;
  readonly source: Source;
}

/**
 * Who says each thing of one allergen first, in the order of trust. `oats`: named by them alone, which is gluten.
 * `inName`: the product's name names it.
 */
type Accounts = Partial<
  Record<'contains' | 'may_contain' | 'free_from' | 'named' | 'oats' | 'inName', Source>
>;

/**
 * Joins what the sources declare with what their texts say. Safety before trust: `contains` from any source outweighs
 * every other statement, what any ingredient list names is never let pass for free from, but for oats in food that is
 * declared free from gluten, and trust only decides who gets the credit. Names count as far as `namesCounted` says, but for what
 * is declared free from. In the order of the law's list; an allergen that is left out is unknown.
 * @param accounts the most trusted source first
 */
export function joinAllergens(accounts: readonly AllergenAccount[]): KnownAllergen[] {
  const byAllergen = new Map<Allergen, Accounts>();
  const note = (allergen: Allergen, kind: keyof Accounts, source: Source) => {
    const known = byAllergen.get(allergen) ?? {};
    known[kind] ??= source;
    byAllergen.set(allergen, known);
  };
  for (const { source, allergens, ingredients } of accounts) {
    for (const { allergen, containment } of withGluten(allergens)) note(allergen, containment, source);
    if (ingredients === null) continue;
    const { contains, may_contain, named } = readAllergens(ingredients);
    for (const allergen of contains) note(allergen, 'contains', source);
    for (const allergen of may_contain) note(allergen, 'may_contain', source);
    for (const allergen of named) {
      const isOats = allergen === 'gluten' && namesGlutenByOatsAlone(ingredients);
      note(allergen, isOats ? 'oats' : 'named', source);
    }
  }
  const isOpen = (allergen: Allergen) => {
    const { contains, named } = byAllergen.get(allergen) ?? {};
    return (contains ?? named) === undefined;
  };
  for (const { source, allergens } of namesCounted(accounts, isOpen))
    for (const allergen of allergens) note(allergen, 'inName', source);
  // After what is declared allergen by allergen: that gets the credit first.
  for (const { source, claimedFree = [] } of accounts)
    for (const allergen of claimedFree) note(allergen, 'free_from', source);
  return ALLERGEN_KEYS.flatMap((allergen) => stateOf(allergen, byAllergen.get(allergen)) ?? []);
}

/**
 * Wheat is a cereal with gluten (Regulation (EU) 1169/2011 Annex II): who declares wheat and says nothing of gluten has
 * declared both. Starch of wheat may be free from gluten; then the source says so.
 */
function withGluten(allergens: readonly AllergenStatement[]): readonly AllergenStatement[] {
  const wheat = allergens.find(({ allergen }) => allergen === 'wheat');
  if (wheat === undefined || wheat.containment === 'free_from') return allergens;
  if (allergens.some(({ allergen }) => allergen === 'gluten')) return allergens;
  return [...allergens, { allergen: 'gluten', containment: wheat.containment }];
}

/** Beside a whole list too: what is called after these has them, or their flavor; of lists that do not say so many are wrong. */
const COUNTED_BESIDE_LISTS: readonly Allergen[] = [
  'peanuts',
  'tree_nuts',
  'sesame',
  'crustaceans',
  'molluscs',
];

/** What names name that counts, of what `isOpen`: all where no list is whole, else little, as pasta sauce has no pasta. */
function namesCounted(accounts: readonly AllergenAccount[], isOpen: (allergen: Allergen) => boolean) {
  const named = accounts
    .map(({ source, name }) => ({ source, allergens: readNameAllergens(name ?? '').filter(isOpen) }))
    .filter(({ allergens }) => allergens.length > 0);
  if (named.length === 0 || !accounts.some(hasWholeList)) return named;
  return named.map(({ source, allergens }) => ({
    source,
    allergens: allergens.filter((allergen) => COUNTED_BESIDE_LISTS.includes(allergen)),
  }));
}

const hasWholeList = ({ ingredients }: AllergenAccount) => deriveIngredientFacts(ingredients).gap === null;

function stateOf(allergen: Allergen, accounts: Accounts | undefined): KnownAllergen | undefined {
  if (accounts === undefined) return undefined;
  const { contains, may_contain, free_from, oats, inName } = accounts;
  const named = accounts.named ?? (free_from ? undefined : (oats ?? inName));
  if (contains) return { allergen, state: 'contains', source: contains };
  if (named && free_from) return { allergen, state: 'conflict', source: free_from };
  if (named) return { allergen, state: 'named', source: named };
  if (may_contain) return { allergen, state: 'may_contain', source: may_contain };
  return free_from && { allergen, state: 'free_from', source: free_from };
}
