import type { GuidelineReply } from '#contract/guideline.schema.ts';
import { DIET_NAMES } from '#contract/product.ts';
import { LANGUAGE } from '#web/lib/language.ts';
import { CLAIM_NAMES } from './claim-names.ts';

/** `good_source_of_vitamin_d` → `Good source of vitamin D`; in English a tag is its own name. */
export function claimWords(tag: string): string {
  const name = LANGUAGE === 'en' ? undefined : CLAIM_NAMES[tag];
  if (name !== undefined) return name;
  const words = tag.replaceAll('_', ' ').replace(/\bvitamin d\b/, 'vitamin D');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Diets and claims that follow from the label, each once: a diet's own reason names the claim it rests on. */
export function derivedList({ claims, diet_types }: GuidelineReply['derived']) {
  const diets = diet_types.map(({ diet, because }) => ({ words: DIET_NAMES[diet], because }));
  const all = [...claims.map(({ tag, because }) => ({ words: claimWords(tag), because })), ...diets];
  return [...new Map(all.toReversed().map((entry) => [entry.words, entry])).values()].toReversed();
}
