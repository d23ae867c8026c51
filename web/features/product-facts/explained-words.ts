import type { GuidelineReply } from '#contract/guideline.schema.ts';
import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';

type Nova = GuidelineReply['nova'];

/** The words of the ingredients that put a product into its NOVA group, each once, with the marker it is: in order. */
export function tellingMarkers({ label, markers }: Nova) {
  if (label === null) return [];
  const telling = new Map(
    markers.filter(({ group }) => group === label).map(({ found, marker }) => [found, marker]),
  );
  return [...telling].map(([found, marker]) => ({ found, marker }));
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
