/** Kind of food. Smart Snack's food groups are whole_grain/grain, fruit, vegetable, dairy, protein. */
export type FoodGroup =
  | 'grain'
  | 'fruit'
  | 'vegetable'
  | 'dairy'
  | 'protein'
  | 'water'
  | 'fat'
  | 'sweetener'
  | 'salt'
  | 'seasoning'
  | 'starch'
  | 'additive'
  | 'juice'
  | 'drink'
  /** A food made of others: its parts tell more than its name. */
  | 'composite'
  /** A note about another ingredient: "to preserve freshness". */
  | 'note'
  /** Where a food comes from or what it is free from: "origine France", "gluten free". Beside a word that is not known it names nothing. */
  | 'attribute';

/** Traits of an ingredient as bits, so that a list's traits are one OR. */
export const TRAIT = {
  wholeGrain: 1,
  addedSugar: 1 << 1,
  /** Sweeteners with hardly any energy, from plants as well: sucralose, stevia. */
  lowCalorieSweetener: 1 << 2,
  sugarAlcohol: 1 << 3,
  addedFat: 1 << 4,
  partiallyHydrogenated: 1 << 5,
  salt: 1 << 6,
  artificialColour: 1 << 7,
  /** Azodicarbonamide, bromate, iodate, BHA, propylparaben. */
  bannedAdditive: 1 << 8,
  addedCaffeine: 1 << 9,
  /** Coffee, tea, guarana, maté, kola: more than a trace by nature. */
  naturalCaffeine: 1 << 10,
  flavour: 1 << 11,
  meat: 1 << 12,
  /** Milk, egg, honey, beeswax: vegetarian, not vegan. */
  animalProduct: 1 << 13,
  /** Of animal or plant origin; the label does not tell which. */
  uncertainOrigin: 1 << 14,
  alcohol: 1 << 15,
  juice: 1 << 16,
  juiceConcentrate: 1 << 17,
  /** Used alone it is a culinary ingredient, NOVA group 2. */
  culinary: 1 << 18,
  /** Whether it is a whole grain cannot be told from the name: "corn", "barley". */
  maybeWholeGrain: 1 << 19,
  nut: 1 << 20,
  /** Fruit, vegetables and juices used to season or colour, not as a food. */
  seasoningOnly: 1 << 21,
  nutritiveNeutral: 1 << 22,
  coffeeOrTea: 1 << 23,
  pulse: 1 << 24,
  seafood: 1 << 25,
  egg: 1 << 26,
  cheese: 1 << 27,
  /** May coat the food that is named after it: "milk chocolate raisins". */
  coating: 1 << 28,
} as const;
export type Trait = keyof typeof TRAIT;

export interface WordTraits {
  /** null: says nothing about the food itself, only marks it ("hydrolyzed"). */
  readonly group: FoodGroup | null;
  readonly traits: number;
  /** NOVA group this word is a marker of; 1 where it is no marker. */
  readonly nova: 1 | 3 | 4;
  /** The published marker it stands for, a constant; null where it is none. */
  readonly marker: string | null;
}

export function traitBits(traits: readonly Trait[]): number {
  let bits = 0;
  for (const trait of traits) bits |= TRAIT[trait];
  return bits;
}

/** Foods of a group. A marker of a NOVA group comes with both its number and its published name. */
export function food(
  group: FoodGroup | null,
  traits: readonly Trait[] = [],
  nova: WordTraits['nova'] = 1,
  marker: string | null = null,
): WordTraits {
  return { group, traits: traitBits(traits), nova, marker };
}
