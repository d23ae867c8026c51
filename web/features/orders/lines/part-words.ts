import { t } from 'ttag';
import { ALLERGENS } from '#contract/allergens.ts';
import { NUTRIENTS } from '#contract/nutrition.ts';
import type { ScorePart } from '#contract/score-parts.ts';
import { ALLERGEN_STATE_NAMES } from '#web/features/product-facts/allergen-states.ts';
import { novaName } from '../scorecard/nova-split.tsx';

/** `Lines by allergen: Milk, contains`; nothing as long as the criterion's name is not known. */
export function partWords(part: ScorePart, criterion: string | null | undefined): string {
  if (part.kind === 'criterion') return criterion ? t`Lines that fail: ${criterion}` : '';
  if (part.kind === 'allergen') {
    const state = ALLERGEN_STATE_NAMES[part.state].toLowerCase();
    return t`Lines by allergen: ${ALLERGENS[part.allergen]}, ${state}`;
  }
  if (part.kind === 'nova') return t`Lines by NOVA group: ${novaName(part.label)}`;
  return t`Lines without: ${gapName(part.what)}`;
}

function gapName(what: Extract<ScorePart, { kind: 'without' }>['what']): string {
  if (what === 'price') return t`Price`;
  return what === 'quantity' ? t`Quantity` : NUTRIENTS[what].name;
}
