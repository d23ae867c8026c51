import type { TermWord } from '../../engine.ts';
import { isStopWord } from '../text/stop-words.ts';
import { type NamePhrase, namePhrase } from './name-phrase.ts';
import type { Condition } from './reading.ts';

/** The meaning of a search term, the same for every segment. */
export type ParsedQuery =
  | { readonly kind: 'everything' }
  | { readonly kind: 'nothing' }
  /** A whole GTIN: every number that its digits can mean. */
  | { readonly kind: 'gtin'; readonly gtins: readonly number[] }
  | WordQuery;

export interface WordQuery {
  readonly kind: 'match';
  /** In typed order. Products must meet the conditions of all of them; there may be none where there is a code. */
  readonly words: readonly ParsedWord[];
  /** Digits of a GTIN: products whose code contains them match as well. */
  readonly code: string | null;
  /** Products must meet none of them; each is met by all of its conditions. */
  readonly without: readonly (readonly Condition[])[];
}

export interface ParsedWord {
  /** As typed, folded. */
  readonly typed: string;
  /** As read: the same, its correction, or two words where it was two run together. */
  readonly read: string;
  /** All of them must hold; empty for a stop word, a repeated word, and a word of no product. */
  readonly conditions: readonly Condition[];
  /** Products need not have it, as none has it together with the other words. */
  readonly isLeftOut: boolean;
  /** Typed in quotes: never corrected, never left out. */
  readonly isRequired: boolean;
  /** The last word may be incomplete. */
  readonly isLast: boolean;
}

/** False for a stop word, a repeated word, and a word of no product. */
export function isAsked({ conditions }: ParsedWord): boolean {
  return conditions.length > 0;
}

/** Positions of the words asked for. */
export function askedPlaces({ words }: WordQuery): number[] {
  return words.flatMap((word, at) => (isAsked(word) ? [at] : []));
}

/** Read as another word than the one typed. */
export function isCorrected({ typed, read }: ParsedWord): boolean {
  return typed !== read;
}

export function conditionsOf({ words }: WordQuery): readonly Condition[] {
  return words.flatMap(({ conditions, isLeftOut }) => (isLeftOut ? [] : conditions));
}

/** The same query without what has all of the other's words; unchanged where a word of the other is in no product. */
export function exceptFor(asked: ParsedQuery, other: ParsedQuery): ParsedQuery {
  if (other.kind !== 'match' || other.words.some(({ isLeftOut }) => isLeftOut)) return asked;
  const conditions = conditionsOf(other);
  if (conditions.length === 0) return asked;
  if (asked.kind === 'everything') return { kind: 'match', words: [], code: null, without: [conditions] };
  return asked.kind === 'match' ? { ...asked, without: [...asked.without, conditions] } : asked;
}

/** The term with its corrections and without the words left out; null where no word was corrected. */
export function correctedTermOf(parsed: ParsedQuery): string | null {
  if (parsed.kind !== 'match') return null;
  const kept = parsed.words.filter(({ isLeftOut }) => !isLeftOut);
  return kept.some(isCorrected) ? kept.map(({ read }) => read).join(' ') : null;
}

/** The words of the term where some are left out, else null. */
export function struckWordsOf(parsed: ParsedQuery): readonly TermWord[] | null {
  if (parsed.kind !== 'match' || parsed.words.every(({ isLeftOut }) => !isLeftOut)) return null;
  return termWordsOf(parsed);
}

export function termWordsOf({ words }: WordQuery): readonly TermWord[] {
  return words.map(({ read, typed, isLeftOut }) => ({ text: isLeftOut ? typed : read, isLeftOut }));
}

/** The words of a query as they may stand in a name, repeated ones too: with stop words and without. None for a single word. */
export function namePhrases(parsed: ParsedQuery): readonly NamePhrase[] {
  return phraseWords(parsed).map(namePhrase);
}

/** The same as words. */
export function phraseWords(parsed: ParsedQuery): readonly (readonly string[])[] {
  if (parsed.kind !== 'match') return [];
  const kept = parsed.words.filter(({ isLeftOut }) => !isLeftOut).flatMap(({ read }) => read.split(' '));
  const content = kept.filter((word) => !isStopWord(word));
  if (content.length < 2) return [];
  return content.length < kept.length ? [kept, content] : [kept];
}
