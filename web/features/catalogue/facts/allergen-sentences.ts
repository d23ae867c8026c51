import type { ShownState, Span } from './allergen-states.ts';
import { wordsAt } from './mark-words.ts';

/** More words than this are counted: `whey, casein, butter and 2 more`. */
const MAX_WORDS = 3;

/**
 * Why an allergen is in its state, in a sentence; undefined where the state's own name says it all. Without words: they
 * are on their way, or in the list of another source than the one shown.
 */
export function whySentence(
  state: ShownState,
  ingredients: string | null,
  spans: readonly Span[],
): string | undefined {
  const words = wordsAt(ingredients, spans);
  if (state === 'conflict') {
    return words.length === 0
      ? 'Declared free from, yet an ingredient list names it.'
      : `Declared free from, yet ${listText(words)} ${words.length === 1 ? 'is' : 'are'} listed.`;
  }
  if (state === 'named') {
    return words.length === 0
      ? 'An ingredient list names it; no source declares it.'
      : `The list names ${listText(words)}; no source declares it.`;
  }
  return undefined;
}

/** `milk`, `milk and whey`, `milk, whey and butter` */
export function listText(words: readonly string[]): string {
  const more = words.length - MAX_WORDS;
  const shown = more > 0 ? [...words.slice(0, MAX_WORDS), `${more} more`] : words;
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`;
}
