import type { DietClaims } from '#contract/diet-claims.schema.ts';
import type { GuidelineReply } from '#contract/guideline.schema.ts';

/** Spelling variants of one word. */
const ONE_WORD: Readonly<Record<string, string>> = {
  fibre: 'fiber',
  fibres: 'fiber',
  fibers: 'fiber',
  fats: 'fat',
  saturates: 'saturated fat',
  sugars: 'sugar',
  calories: 'calorie',
  salt: 'sodium',
  eggs: 'egg',
  nuts: 'nut',
  peanuts: 'peanut',
  soya: 'soy',
  soybean: 'soy',
  soybeans: 'soy',
  crustacean: 'crustaceans',
  molluscs: 'mollusc',
  mollusks: 'mollusc',
  mollusk: 'mollusc',
  sulphite: 'sulfite',
  sulphites: 'sulfite',
  sulfites: 'sulfite',
};

/** How a claim is worded, the more exact first, and what it is the same as (21 CFR 101.54, 101.60 to 62, 101.91). */
const WORDINGS: readonly (readonly [pattern: RegExp, meaning: string])[] = [
  [/^(?:no|without|zero) (.+) added$/, 'no added $1'],
  [/^(?:no|without|zero) added (.+)$/, 'no added $1'],
  [/^non ?fat$/, 'fat free'],
  [/^sugarless$/, 'sugar free'],
  [/^certified (.+) free$/, '$1 free'],
  [/^(?:free (?:from|of)|no|without|zero) (.+)$/, '$1 free'],
  [/^very low (?:in )?(.+)$/, 'very low $1'],
  [/^low (?:in |on )?(.+)$/, 'low $1'],
  [/^(?:excellent source of|high(?: in)?|rich in) (.+)$/, 'excellent source of $1'],
  [/^(?:good source of|source of|contains|provides) (.+)$/, 'good source of $1'],
];

/**
 * What a claim says, however a source spells it: `en:no-added-sugars`, "No sugar added" and the key of the diet are
 * all `no_added_sugar`; "No gluten" and "Certified gluten free" are `gluten_free`.
 */
export function claimMeaning(claim: string): string {
  const words = claim
    .toLowerCase()
    .replace(/^[a-z]{2}:/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => ONE_WORD[word] ?? word)
    .join(' ');
  const wording = WORDINGS.find(([pattern]) => pattern.test(words));
  return (wording ? words.replace(...wording) : words).replaceAll(' ', '_');
}

type Derived = GuidelineReply['derived'];

/** A derived claim or diet is told only where nothing declared says the same; vegan says vegetarian too. */
export function withoutDeclared({ claims, diet_types }: Derived, declared: DietClaims): Derived {
  const said = new Set([...declared.diet_types, ...Object.values(declared.claims).flat()].map(claimMeaning));
  for (const tag of declared.claims['free from'] ?? []) said.add(claimMeaning(`${tag} free`));
  if (said.has('vegan')) said.add('vegetarian');
  return {
    claims: claims.filter(({ tag }) => !said.has(claimMeaning(tag))),
    diet_types: diet_types.filter(({ diet }) => !said.has(diet)),
  };
}
