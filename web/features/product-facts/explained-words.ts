import type { GuidelineReply } from '#contract/guideline.schema.ts';
import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import { DIET_NAMES } from '#contract/product.ts';
import { LANGUAGE } from '#web/lib/language.ts';
import { CLAIM_NAMES } from './claim-names.ts';

type Nova = GuidelineReply['nova'];

/** The words of the ingredients that put a product into its NOVA group, each once, with the marker it is: in order. */
export function tellingMarkers({ label, markers }: Nova) {
  if (label === null) return [];
  const telling = new Map(
    markers.filter(({ group }) => group === label).map(({ found, marker }) => [found, marker]),
  );
  return [...telling].map(([found, marker]) => ({ found, marker }));
}

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

/** `Sodium of 20,000 mg per 100 g cannot be …` once a reason, with the nutrients it is about. */
export function implausibleList(implausible: GuidelineReply['implausible']) {
  const byReason = new Map<string, NutrientLabel[]>();
  for (const { nutrient, reason } of implausible)
    byReason.set(reason, [...(byReason.get(reason) ?? []), nutrient]);
  return [...byReason].map(([reason, nutrients]) => ({
    reason,
    names: nutrients.map((nutrient) => NUTRIENTS[nutrient].name).join(', '),
  }));
}
