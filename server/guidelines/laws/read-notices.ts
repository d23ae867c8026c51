import type { Substance } from '#contract/ingredient-laws.ts';
import type { IngredientFacts } from '../facts/ingredient-facts.ts';
import { listNames, withoutDenials } from './label-substances.ts';
import { NOTICE_SUBSTANCE_KEYS, NOTICE_SUBSTANCES, type NoticeSubstance } from './notice-substances.ts';
import type { SubstanceWords } from './words.ts';

/** What a label names, and what it may mean, with the words it does so by. */
export interface LabelNotices {
  readonly named: ReadonlyMap<Substance | NoticeSubstance, string>;
  readonly vague: ReadonlyMap<Substance | NoticeSubstance, string>;
}

/** What an ingredient list says of the substances that only laws on labels name. Pure. */
export function readNotices(facts: IngredientFacts, text: string | null): LabelNotices {
  const named = new Map<NoticeSubstance, string>();
  const vague = new Map<NoticeSubstance, string>();
  if (text === null) return { named, vague };
  const names = listNames(facts);
  const rest = withoutDenials(facts, text);
  for (const substance of NOTICE_SUBSTANCE_KEYS) {
    const { words, vague: open }: SubstanceWords = NOTICE_SUBSTANCES[substance];
    const inText = words.exec(rest)?.[0];
    const ingredient = names.find((name) => words.test(name)) ?? inText;
    if (ingredient !== undefined) named.set(substance, ingredient);
    const may = open && names.find((name) => open.test(name) && !words.test(name));
    if (may !== undefined) vague.set(substance, may);
  }
  return { named, vague };
}
