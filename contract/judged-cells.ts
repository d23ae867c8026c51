import { t } from 'ttag';
import { ALLERGEN_KEYS, ALLERGENS, type Allergen, type AllergenState } from './allergens.ts';
import { ruleBookTitle } from './answer-words.ts';
import { type Cell, text } from './cell.ts';
import { GUIDELINES, type Guideline, SHELF_GUIDELINES, VERDICT_WORDS, type Verdict } from './guideline.ts';
import { guidelineHead } from './guideline-head.ts';
import type { NovaLabel } from './product.ts';
import { speech } from './say.ts';

/** What standards and the ingredient laws say of products on a day, by their keys in the order of the columns. */
export interface SaidOnDay {
  readonly keys: readonly string[];
  readonly day: string;
  readonly byGtin: ReadonlyMap<string, readonly { readonly key: string; readonly words: string }[]>;
}

/** A product as it was judged. */
interface Verdicts {
  readonly gtin: string;
  readonly guidelines: readonly {
    readonly guideline: Guideline;
    readonly verdict: Verdict;
    readonly summary: string;
  }[];
  readonly nova_label: NovaLabel | null;
  readonly allergens: Readonly<Record<AllergenState, readonly Allergen[]>>;
}

const FURTHER_HEAD = [
  'NOVA',
  t`Contains`,
  t`Named in ingredients or name`,
  t`May contain`,
  t`Declared free from`,
  t`Not declared`,
] as const;

/** Further rule books say their day: another has other answers. Guidelines do where their rules were others than today's. */
export function judgedHead({ keys, day }: SaidOnDay): Cell[] {
  const guidelines = SHELF_GUIDELINES.flatMap((key) => [
    guidelineHead(key, day),
    t`${GUIDELINES[key].name}, why`,
  ]);
  const further = keys.map((key) => t`${ruleBookTitle(key)}, on ${day}`);
  return [...guidelines, ...FURTHER_HEAD.map((head) => speech.say(head)), ...further].map(
    (value): Cell => ({ value }),
  );
}

/** A product's verdicts with their reasons, NOVA group, allergens and answers; empty where it was not judged, which is no pass. */
export function judgedCells(judged: Verdicts | undefined, { keys, byGtin }: SaidOnDay): Cell[] {
  const said = byGtin.get(judged?.gtin ?? '');
  return [
    ...SHELF_GUIDELINES.flatMap((guideline) => verdictCells(judged, guideline)),
    text(judged?.nova_label ?? null),
    ...allergenCells(judged),
    ...keys.map((key) => text(said?.find((each) => each.key === key)?.words ?? null)),
  ];
}

function verdictCells(judged: Verdicts | undefined, guideline: Guideline): Cell[] {
  const found = judged?.guidelines.find((each) => each.guideline === guideline);
  if (found) return [text(speech.say(VERDICT_WORDS[found.verdict])), text(found.summary)];
  // On a day before a guideline's first version it says nothing.
  return [text(judged ? t`Not in force` : t`Not judged`), text(null)];
}

function allergenCells(judged: Verdicts | undefined): Cell[] {
  if (!judged) return Array.from({ length: 5 }, () => text(null));
  const { conflict, contains, named, may_contain, free_from } = judged.allergens;
  const told = new Set([...conflict, ...contains, ...named, ...may_contain, ...free_from]);
  const unknown = ALLERGEN_KEYS.filter((allergen) => !told.has(allergen));
  // A conflict is named by the ingredients, whatever is declared.
  return [contains, [...named, ...conflict], may_contain, free_from, unknown].map((some) =>
    text(some.map((allergen) => speech.say(ALLERGENS[allergen])).join(', ')),
  );
}
