import type { NovaLabel } from '#contract/product.ts';
import { deriveFacts, type Facts } from '../facts/derive-facts.ts';
import type { GuidelineSubject } from '../subject.ts';
import { labelNova } from './label-nova.ts';

/** A sign of processing, and where it was found. */
export interface NovaMarker {
  /** NOVA group it stands for. */
  readonly group: '2' | '3' | '4';
  /** The published marker: "emulsifier". */
  readonly marker: string;
  /** The product's own word: "mono and diglycerides". */
  readonly found: string;
}

export interface NovaExplanation {
  /** null: unknown, for the reason in `why`. */
  readonly label: NovaLabel | null;
  /** The highest group's first. */
  readonly markers: readonly NovaMarker[];
  readonly why: string | null;
}

/** The NOVA group of a product with the markers that make it so. */
export function explainNova(subject: GuidelineSubject): NovaExplanation {
  return explainNovaOf(deriveFacts(subject));
}

/** The same from derived facts. */
export function explainNovaOf(facts: Facts): NovaExplanation {
  const { label, why } = labelNova(facts);
  return { label, markers: findMarkers(facts), why };
}

function findMarkers({ ingredients }: Facts): NovaMarker[] {
  const markers: NovaMarker[] = [];
  const seen = new Set<string>();
  for (const { ingredient, traits } of ingredients.entries) {
    if (traits.marker === null || traits.nova === 1 || seen.has(ingredient.name)) continue;
    seen.add(ingredient.name);
    markers.push({ group: traits.nova === 4 ? '4' : '3', marker: traits.marker, found: ingredient.name });
  }
  return markers.sort((a, b) => b.group.localeCompare(a.group));
}
