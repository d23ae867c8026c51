import { type AnyStandardKey, isGuideline, titleOf } from '#contract/all-standards.ts';
import type { LawAnswer } from '#contract/ingredient-laws.ts';
import type { ProductAnswers } from '#contract/product-answers.schema.ts';
import { answerName } from '#contract/standard-names.ts';
import { STANDARD_OUTCOMES, type StandardAnswer, type StandardKey } from '#contract/standards.ts';
import { dateText } from './date-text.ts';
import { type Labelled, VERDICT_WORDS, verdictOf } from './product-labels.ts';
import { SHORT_TITLES } from './short-titles.ts';

type Answers = Pick<ProductAnswers['products'][number], 'standards' | 'ingredient_laws'>;
type Answer = Answers['standards'][number] & { readonly key: StandardKey };
type Laws = Answers['ingredient_laws'];

/** What the ingredient laws of the day, places and channels come to is shown under this key. */
export const LAWS_KEY = 'ingredient_laws';
const LAWS_NAME = 'Ingredient laws';

/** How an answer is drawn: as a verdict, as a step on a scale, as one that passes today and fails from a known day. */
export type AnswerMark = 'pass' | 'fail' | 'unknown' | 'not_applicable' | 'step' | 'coming' | 'not_named';

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
  return [...chosen.map(standardAnswer), ...(hasLaws ? [lawAnswer(ingredient_laws)] : [])];
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

function standardAnswer({ key, answer, later }: Answer): ShownAnswer {
  const said = answer as StandardAnswer;
  const mark = markOf(key, said);
  const failing = later.find((next) => markOf(key, next.answer as StandardAnswer) === 'fail');
  const [name] = SHORT_TITLES[key];
  if (mark === 'pass' && failing)
    return { key, name, mark: 'coming', words: `Fails from ${dateText(failing.from)}` };
  return { key, name, mark, words: answerName(key, said) };
}

/** Of two outcomes the first passes; more are steps. */
function markOf(key: StandardKey, answer: StandardAnswer): AnswerMark {
  if (answer === 'unknown' || answer === 'not_applicable') return answer;
  const outcomes: readonly StandardAnswer[] = STANDARD_OUTCOMES[key];
  if (outcomes.length > 2) return 'step';
  return answer === outcomes[0] ? 'pass' : 'fail';
}

const LAW_MARKS: Readonly<Record<LawAnswer, AnswerMark>> = {
  named: 'fail',
  unknown: 'unknown',
  named_later: 'coming',
  unknown_later: 'unknown',
  not_named: 'not_named',
};

/** A list that may not tell all and names what a law to come forbids is open today, and says the day too. */
function lawAnswer({ answer, named, later }: Laws): ShownAnswer {
  const names = answer === 'named' ? `Names ${few(named)}` : undefined;
  const coming =
    later && answer !== 'named' ? `${few(later.named)} banned from ${dateText(later.from)}` : undefined;
  const open = LAW_MARKS[answer] === 'unknown' ? 'Cannot be told' : undefined;
  const words = [names, open, coming].filter((each) => each !== undefined).join('; ');
  return { key: LAWS_KEY, name: LAWS_NAME, mark: LAW_MARKS[answer], words: words || 'None named' };
}

/** "Red 3", "Red 3 and Red 40", "Red 3 and 2 more". */
function few(names: readonly string[]): string {
  const [first = '', ...rest] = names;
  if (rest.length === 0) return first;
  return rest.length === 1 ? `${first} and ${rest[0]}` : `${first} and ${rest.length} more`;
}

/** In full, of the key of an answer. */
export function ruleBookTitle(key: string): string {
  return key === LAWS_KEY ? LAWS_NAME : titleOf(key as AnyStandardKey);
}

/** An answer with the full name of its rule book, for where it is drawn as a mark alone. */
export function answerSentence({ key, words }: ShownAnswer): string {
  return `${ruleBookTitle(key)}: ${words}`;
}
