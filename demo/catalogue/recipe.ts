/** Grams by ingredient. */
export type Recipe = ReadonlyMap<string, number>;

/** Reads `rolled oats 55, honey 6`. Of several lists the later one wins; a 0 takes an ingredient out. */
export function parseRecipe(...lists: readonly string[]): Recipe {
  const recipe = new Map<string, number>();
  for (const entry of lists.flatMap((list) => list.split(','))) {
    const text = entry.trim();
    if (text === '') continue;
    const match = /^(.+?) (\d*\.?\d+)$/.exec(text);
    if (match === null) throw new Error(`"${text}" is not an ingredient and its grams.`);
    const [, id = '', grams] = match;
    if (Number(grams) === 0) recipe.delete(id);
    else recipe.set(id, Number(grams));
  }
  return recipe;
}
