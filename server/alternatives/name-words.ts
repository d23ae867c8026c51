import { foldText } from '#server/guidelines/ingredients/fold-text.ts';
import { stemWords } from '#server/guidelines/ingredients/stem-words.ts';

export function nameWords(name: string): ReadonlySet<string> {
  return new Set(stemWords(foldText(name)));
}

/** 0 to 1: the share of the words that two names have in common (Dice). */
export function shareOfWords(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}
