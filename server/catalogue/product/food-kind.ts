/** More kinds in one title are too different: what is in "Pies/Pastries/Pizzas/Quiches" is no answer to "pizza". */
const MAX_ALTERNATIVES = 2;
/** Words of a title that say nothing of the food, or the contrary of what people mean by the others. */
const EMPTY_WORDS =
  /\b(?:based|products?|meals|edible|other|substitutes?|combinations?|supplies|kits|specialised|confectionery)\b/gi;

/**
 * The words of the title of a GPC brick or class that name a kind of food: "Pasta/Noodles - Not Ready to Eat (Frozen)" is
 * "Pasta Noodles Frozen". Null where the title names none, or too many.
 */
export function foodKind(title: string): string | null {
  if (/variety pack/i.test(title)) return null;
  const [head = ''] = title.split(/ - | \(/);
  const alternatives = head.split('/');
  if (alternatives.length > MAX_ALTERNATIVES) return null;
  const words = alternatives.join(' ').replace(EMPTY_WORDS, ' ').replace(/\s+/g, ' ').trim();
  if (words === '') return null;
  return title.includes('(Frozen)') ? `${words} Frozen` : words;
}
