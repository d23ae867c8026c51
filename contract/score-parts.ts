import { ALLERGEN_KEYS, ALLERGEN_STATES, type Allergen, type AllergenState } from './allergens.ts';
import { NUTRIENT_LABELS, type NutrientLabel } from './nutrition.ts';
import { NOVA_LABELS } from './product.ts';

/** A part of an order's scorecard whose lines can be asked for. */
export type ScorePart =
  /** Lines that fail for this, by the key that the scorecard has for it. */
  | { readonly kind: 'criterion'; readonly key: string }
  | {
      readonly kind: 'allergen';
      readonly allergen: Allergen;
      readonly state: AllergenState | 'not_declared';
    }
  | { readonly kind: 'nova'; readonly label: (typeof NOVA_LABELS)[number] | null }
  /** Lines that a sum leaves out. */
  | { readonly kind: 'without'; readonly what: NutrientLabel | 'price' | 'quantity' };

const STATES = [...ALLERGEN_STATES, 'not_declared'] as const;
const GAPS = [...NUTRIENT_LABELS, 'price', 'quantity'] as const;

/** As an address has it: `allergen.milk.contains`, `nova.unknown`, `without.price`. */
export function writePart(part: ScorePart): string {
  if (part.kind === 'criterion') return `criterion.${part.key}`;
  if (part.kind === 'allergen') return `allergen.${part.allergen}.${part.state}`;
  return part.kind === 'nova' ? `nova.${part.label ?? 'unknown'}` : `without.${part.what}`;
}

/** Undefined: there is no such part. */
export function readPart(text: string): ScorePart | undefined {
  const [kind, ...rest] = text.split('.');
  const [first = '', second] = rest;
  if (kind === 'criterion') return first === '' ? undefined : { kind, key: rest.join('.') };
  if (kind === 'allergen') {
    const allergen = ALLERGEN_KEYS.find((key) => key === first);
    const state = STATES.find((each) => each === second);
    return allergen && state && { kind, allergen, state };
  }
  if (kind === 'nova') {
    const label = first === 'unknown' ? null : NOVA_LABELS.find((each) => String(each) === first);
    return label === undefined ? undefined : { kind, label };
  }
  const what = GAPS.find((gap) => gap === first);
  return kind === 'without' && what !== undefined ? { kind, what } : undefined;
}
