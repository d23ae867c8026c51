import { foodWords, withoutWord } from './foods.ts';
import { allNamed } from './free-from.ts';
import type { Condition, TermCondition } from './term.ts';

/** `brand:"…"`, `brand:word`, `without "…"`, a phrase in quotes, an excluded `-word` or `-"phrase"`. */
const PARTS =
  /(?<![^\s,;([/"])brand:\s?(?:"(?<quoted>[^"]{1,200})"(?!-)|(?<word>[^\s",;]{1,200})(?=[\s,;)\]"]|$))|(?<!\S)(?:without|w\/o|no)\s"(?<without>[^"]{1,200})"(?!-)|(?<!\S)-"[^"]*"|"[^"]*"|(?<!\S)-\S+/giu;

interface MaskedTerm {
  /** The term with NUL in place of what must not be read: as long as the term. */
  readonly masked: string;
  readonly conditions: readonly TermCondition[];
}

export function maskQuotes(term: string): MaskedTerm {
  const conditions: TermCondition[] = [];
  const masked = term.replaceAll(PARTS, (text: string, ...rest: unknown[]) => {
    const { quoted, word, without } = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    const brand = (quoted ?? word ?? '').trim();
    const start = rest.at(-3) as number;
    const said: readonly Condition[] =
      brand === '' ? leftOut(without ?? '') : [{ kind: 'brand', brand, label: brand, reason: 'brand' }];
    conditions.push(...said.map((each) => ({ ...each, text, start, end: start + text.length })));
    return '\0'.repeat(text.length);
  });
  return { masked, conditions };
}

/** The same as without the quotes: a food in them is never what a product must have. */
function leftOut(food: string): readonly Condition[] {
  const words = food.toLowerCase().match(/[\p{L}\p{M}'’]{2,}/gu) ?? [];
  const foods = words.length === 0 ? [] : foodWords(words);
  const allergens = foods.length === words.length ? allNamed(food) : [];
  if (allergens.length > 0) return allergens;
  return foods.flatMap((word) => {
    const named = allNamed(word);
    return named.length > 0 ? named : [withoutWord(word)];
  });
}
