import { findAllergenPhrases } from './allergen-names.ts';
import { readIngredients } from './read-ingredients.ts';
import { stemWords } from './stem-words.ts';
import { allergenBits } from './words/allergen-sources.ts';

const GLUTEN = allergenBits(['gluten']);
/** In English, French, Spanish and German, alone or in one word with what is made of them: "oatmeal", "haferflocken". */
const OATS = /^(?:oat|avoine|avena|hafer|nackthafer)/;

/**
 * Whether oats are all that names gluten in a text that names it. Food with oats may be labeled gluten-free: they are no
 * gluten-containing grain in 21 CFR 101.91, and Regulation (EU) 828/2014 admits those below 20 mg/kg.
 */
export function namesGlutenByOatsAlone(text: string): boolean {
  const sources = readIngredients(text).entries.filter(({ allergens }) => (allergens & GLUTEN) !== 0);
  return sources.length > 0 && sources.every(({ ingredient }) => isOats(stemWords(ingredient.name)));
}

function isOats(words: readonly string[]): boolean {
  const phrases = findAllergenPhrases(words, GLUTEN);
  return (
    phrases.length > 0 &&
    phrases.every(({ at, length }) => words.slice(at, at + length).some((word) => OATS.test(word)))
  );
}
