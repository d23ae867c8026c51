import { t } from 'ttag';
import { type RuleKey, titleOf } from './all-standards.ts';
import { dateText } from './date-text.ts';
import type { LawAnswer } from './ingredient-laws.ts';
import { speech } from './say.ts';
import { answerName } from './standard-names.ts';
import { STANDARD_OUTCOMES, type StandardAnswer, type StandardKey } from './standards.ts';

/** What a standard says on a day, and what its later versions will. */
export interface FurtherAnswer {
  readonly key: StandardKey;
  readonly answer: string;
  readonly later: readonly { readonly from: string; readonly answer: string }[];
}

/** What the ingredient laws of a day come to, and the first of those to come. */
interface Laws {
  readonly answer: LawAnswer;
  readonly named: readonly string[];
  readonly later: { readonly from: string; readonly named: readonly string[] } | null;
}

/** What the ingredient laws of the day, places and channels come to is shown under this key. */
export const LAWS_KEY = 'ingredient_laws';
export const LAWS_NAME = t`Ingredient laws`;

/** How an answer is drawn: as a verdict, as a step on a scale, as one that passes today and fails from a known day. */
export type AnswerMark = 'pass' | 'fail' | 'unknown' | 'not_applicable' | 'step' | 'coming' | 'not_named';

export interface AnswerWords {
  readonly mark: AnswerMark;
  readonly words: string;
}

/** "Meets it", "Fails from 1 Oct 2028", "Cannot be told". */
export function standardWords({ key, answer, later }: FurtherAnswer): AnswerWords {
  const said = answer as StandardAnswer;
  const mark = markOf(key, said);
  const failing = later.find((next) => markOf(key, next.answer as StandardAnswer) === 'fail');
  if (mark === 'pass' && failing) return { mark: 'coming', words: t`Fails from ${dateText(failing.from)}` };
  return { mark, words: answerName(key, said) };
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
export function lawWords({ answer, named, later }: Laws): AnswerWords {
  const names = answer === 'named' ? t`Names ${few(named)}` : undefined;
  const coming =
    later && answer !== 'named' ? t`${few(later.named)} banned from ${dateText(later.from)}` : undefined;
  const open = LAW_MARKS[answer] === 'unknown' ? t`Cannot be told` : undefined;
  const words = [names, open, coming].filter((each) => each !== undefined).join('; ');
  return { mark: LAW_MARKS[answer], words: words || t`None named` };
}

/** "Red 3", "Red 3 and Red 40", "Red 3 and 2 more". */
export function few(names: readonly string[]): string {
  const [first = '', ...rest] = names;
  if (rest.length === 0) return first;
  return rest.length === 1 ? t`${first} and ${rest[0]}` : t`${first} and ${rest.length} more`;
}

/** In full, of the key of an answer. */
export function ruleBookTitle(key: string): string {
  return speech.say(key === LAWS_KEY ? LAWS_NAME : titleOf(key as RuleKey));
}
