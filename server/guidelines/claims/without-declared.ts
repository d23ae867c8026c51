import type { DietClaims } from '#contract/diet-claims.schema.ts';
import type { GuidelineReply } from '#contract/guideline.schema.ts';
import { claimMeaning } from './claim-meaning.ts';

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
