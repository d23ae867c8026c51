import { NAME_IMPACT } from './name-words.ts';
import { scanTokens } from './scan-tokens.ts';

/**
 * Emits the words of a folded ingredient list with their impacts, all below NAME_IMPACT. Ingredients are listed in
 * descending order of weight (21 CFR 101.4), so the earlier a word stands, the more of the product it is.
 */
export function forEachIngredientWord(
  foldedIngredients: string,
  emit: (word: string, impact: number) => void,
): void {
  let position = 0;
  scanTokens(foldedIngredients, (word) => {
    position++;
    emit(word, Math.max(1, NAME_IMPACT - position));
  });
}
