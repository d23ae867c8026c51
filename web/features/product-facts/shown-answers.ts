import { isGuideline, type RuleKey, titleOf } from '#contract/all-standards.ts';
import {
  type AnswerMark,
  type FurtherAnswer,
  LAWS_KEY,
  LAWS_NAME,
  lawWords,
  ruleBookTitle,
  standardWords,
} from '#contract/answer-words.ts';
import { VERDICT_WORDS } from '#contract/guideline.ts';
import type { ProductAnswers } from '#contract/product-answers.schema.ts';
import { type Labelled, verdictOf } from './product-labels.ts';
import { shortTitle } from './short-titles.ts';

type Answers = Pick<ProductAnswers['products'][number], 'standards' | 'ingredient_laws'> & {
  readonly laws: readonly SaidLaw[];
};
type Answer = Answers['standards'][number] & FurtherAnswer;

/** What a law that a person chose says of a product. */
export type SaidLaw = Omit<ShownAnswer, 'name'>;

/** What a standard or the ingredient laws say of a product in a list. */
export interface ShownAnswer {
  readonly key: string;
  readonly name: string;
  readonly mark: AnswerMark;
  readonly words: string;
}

/**
 * What the call for many products says of one, in the order shown: the further standards and chosen laws, then all laws
 * together where they are asked for. A guideline's verdict comes with the product.
 */
export function shownAnswers(
  { standards, laws, ingredient_laws }: Answers,
  shown: readonly RuleKey[],
  hasLaws: boolean,
): ShownAnswer[] {
  const further = standards.filter((each): each is Answer => !isGuideline(each.key));
  const chosen = shown.flatMap((key) => {
    const law = laws.find((each) => each.key === key);
    if (law) return { ...law, name: shortTitle(key) };
    const standard = further.find((each) => each.key === key);
    return standard ? { key, name: shortTitle(key), ...standardWords(standard) } : [];
  });
  return [...chosen, ...(hasLaws ? [{ key: LAWS_KEY, name: LAWS_NAME, ...lawWords(ingredient_laws) }] : [])];
}

/** A line for each standard and law in the order shown, as far as its answer is there; all laws together last. */
export function answerLines(
  product: Labelled,
  shown: readonly RuleKey[],
  answers: readonly ShownAnswer[] = [],
): ShownAnswer[] {
  const lines = shown.flatMap((key) => {
    if (!isGuideline(key)) return answers.find((each) => each.key === key) ?? [];
    const mark = verdictOf(product, key);
    return { key, name: titleOf(key), mark, words: VERDICT_WORDS[mark] };
  });
  return [...lines, ...answers.filter(({ key }) => key === LAWS_KEY)];
}

/** An answer with the full name of its rule book, for where it is drawn as a mark alone. */
export function answerSentence({ key, words }: ShownAnswer): string {
  return `${ruleBookTitle(key)}: ${words}`;
}
