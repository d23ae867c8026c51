import { ALLERGEN_KEYS, ALLERGENS } from '#contract/allergens.ts';
import { GUIDELINES, type Guideline } from '#contract/guideline.ts';
import type { Judged } from '#contract/orders.schema.ts';
import { SHELF_GUIDELINES, VERDICT_WORDS } from '#web/features/product-facts/product-labels.ts';
import { ruleBookTitle } from '#web/features/product-facts/shown-answers.ts';
import type { SaidOnDay } from '../said-on-day.ts';

/** `gtin`: digits that stay text. */
export interface Cell {
  readonly value: string | number | null;
  readonly isGtin?: boolean;
}

export const text = (value: string | number | null): Cell => ({ value });
export const gtinOf = (value: string | null): Cell => ({ value, isGtin: true });

const GUIDELINES_HEAD = [
  ...SHELF_GUIDELINES.flatMap((guideline) => [
    GUIDELINES[guideline].name,
    `${GUIDELINES[guideline].name}, why`,
  ]),
  'NOVA',
  'Contains',
  'Named in the ingredients',
  'May contain',
  'Declared free from',
  'Not declared',
] as const;

/** Further rule books say their day: another has other answers. */
export function judgedHead({ keys, day }: SaidOnDay): Cell[] {
  const further = keys.map((key) => `${ruleBookTitle(key)}, on ${day}`);
  return [...GUIDELINES_HEAD, ...further].map((value): Cell => ({ value }));
}

/** A product's verdicts with their reasons, NOVA group, allergens and answers; empty where it was not judged, which is no pass. */
export function judgedCells(judged: Judged | undefined, { keys, byGtin }: SaidOnDay): Cell[] {
  const said = byGtin.get(judged?.gtin ?? '');
  return [
    ...SHELF_GUIDELINES.flatMap((guideline) => verdictCells(judged, guideline)),
    text(judged?.nova_label ?? null),
    ...allergenCells(judged),
    ...keys.map((key) => text(said?.find((each) => each.key === key)?.words ?? null)),
  ];
}

function verdictCells(judged: Judged | undefined, guideline: Guideline): Cell[] {
  const found = judged?.guidelines.find((each) => each.guideline === guideline);
  return found ? [text(VERDICT_WORDS[found.verdict]), text(found.summary)] : [text('Not judged'), text(null)];
}

function allergenCells(judged: Judged | undefined): Cell[] {
  if (!judged) return Array.from({ length: 5 }, () => text(null));
  const { conflict, contains, named, may_contain, free_from } = judged.allergens;
  const told = new Set([...conflict, ...contains, ...named, ...may_contain, ...free_from]);
  const unknown = ALLERGEN_KEYS.filter((allergen) => !told.has(allergen));
  // A conflict is named by the ingredients, whatever is declared.
  return [contains, [...named, ...conflict], may_contain, free_from, unknown].map((some) =>
    text(some.map((allergen) => ALLERGENS[allergen]).join(', ')),
  );
}
