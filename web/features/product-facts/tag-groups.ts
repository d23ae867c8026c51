import { t } from 'ttag';
import type { DietClaims } from '#contract/diet-claims.schema.ts';
import type { Product } from '#contract/product.schema.ts';
import { DIET_NAMES } from '#contract/product.ts';
import { LANGUAGE } from '#web/lib/language.ts';
import { CLAIM_KIND_NAMES, CLAIM_NAMES } from './claim-names.ts';

type Known = Pick<Product, 'diet_types' | 'claimTags' | 'cuisineTags'>;

/**
 * Diets, claims by their type, and cuisine, each named also where it is missing. Without an answer of the call, what
 * the product itself carries is shown.
 */
export function groupTags(product: Known, answer: DietClaims | undefined) {
  const diets = answer?.diet_types ?? product.diet_types;
  const claims = answer ? Object.entries(answer.claims) : [['', product.claimTags] as const];
  const filled = claims.filter(([, tags]) => tags.length > 0);
  return [
    { title: t`Diets`, tags: distinct(diets.map((diet) => DIET_NAMES[diet] ?? toWords(diet))) },
    ...(filled.length === 0
      ? [{ title: t`Claims`, tags: [] }]
      : filled.map(([type, tags]) => ({ title: claimTitle(type), tags: distinct(tags.map(claimName)) }))),
    { title: t`Cuisine`, tags: distinct(product.cuisineTags.map(toWords)) },
  ];
}

/** `nutrition` → `Nutrition claims`. */
function claimTitle(type: string): string {
  const name = LANGUAGE === 'en' ? undefined : CLAIM_KIND_NAMES[keyOf(toWords(type))];
  if (name !== undefined) return name;
  const words = toWords(type);
  return words === '' || words.toLowerCase() === 'claims' ? t`Claims` : t`${words} claims`;
}

/** A claim is in the words of its source; one that we know, in the language of the face. */
function claimName(tag: string): string {
  const words = toWords(tag);
  return (LANGUAGE === 'en' ? undefined : CLAIM_NAMES[keyOf(words)]) ?? words;
}

const keyOf = (words: string) => words.toLowerCase().replaceAll(' ', '_');

/** `no_added_sugar` and `en:no-added-sugar` are keys of a source, not words: `No added sugar`. */
function toWords(tag: string): string {
  const text = tag.trim();
  const isKey = /^(?:[a-z]{2}:)?[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(text);
  const words = isKey ? text.replace(/^[a-z]{2}:/, '').replaceAll(/[-_]/g, ' ') : text;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function distinct(tags: readonly string[]): string[] {
  return [...new Set(tags)];
}
