import { type AnyStandardKey, isGuideline, titleOf } from '#contract/all-standards.ts';
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
import { SHORT_TITLES } from './short-titles.ts';

type Answers = Pick<ProductAnswers['products'][number], 'standards' | 'ingredient_laws'>;
type Answer = Answers['standards'][number] & FurtherAnswer;

/** What a standard or the ingredient laws say of a product in a list. */
export interface ShownAnswer {
  readonly key: string;
  readonly name: string;
  readonly mark: AnswerMark;
  readonly words: string;
}

/**
 * What the call for many products says of one, in the order shown: the further standards, then the laws where they are
 * asked for. A guideline's verdict comes with the product.
 */
export function shownAnswers(
  { standards, ingredient_laws }: Answers,
  shown: readonly AnyStandardKey[],
  hasLaws: boolean,
): ShownAnswer[] {
  const further = standards.filter((each): each is Answer => !isGuideline(each.key));
  const chosen = shown.flatMap((key) => further.find((each) => each.key === key) ?? []);
  return [
    ...chosen.map(standardAnswer),
    ...(hasLaws ? [{ key: LAWS_KEY, name: LAWS_NAME, ...lawWords(ingredient_laws) }] : []),
  ];
}

/** A line for each standard in the order shown, as far as its answer is there; the laws last. */
export function answerLines(
  product: Labelled,
  shown: readonly AnyStandardKey[],
  answers: readonly ShownAnswer[] = [],
): ShownAnswer[] {
  const lines = shown.flatMap((key) => {
    if (!isGuideline(key)) return answers.find((each) => each.key === key) ?? [];
    const mark = verdictOf(product, key);
    return { key, name: titleOf(key), mark, words: VERDICT_WORDS[mark] };
  });
  return [...lines, ...answers.filter(({ key }) => key === LAWS_KEY)];
}

function standardAnswer(answer: FurtherAnswer): ShownAnswer {
  const { key } = answer;
  const [name] = SHORT_TITLES[key];
  return { key, name, ...standardWords(answer) };
}

/** An answer with the full name of its rule book, for where it is drawn as a mark alone. */
export function answerSentence({ key, words }: ShownAnswer): string {
  return `${ruleBookTitle(key)}: ${words}`;
}
