import type { Ingredient } from './ingredient-tree.ts';

const OIL = /(?:^| )(?:oils?|shortenings?|huiles?|aceites?|oli[oi])(?: |$)/;
/** What oils are pressed from, as it stands where "oil" is said once for several: "soybean, palm or canola oil". */
const PRESSED =
  /^(?:(?:organic|refined|hydrogenated|partially hydrogenated|fully hydrogenated|expeller pressed|high oleic) )*(?:soy ?beans?|soya ?beans?|soya?|peanut|cottonseeds?|canola|rapeseeds?|palm(?: kernel| olein)?|coconuts?|corn|maize|sunflower(?: seed)?|safflower|olives?|soja|arachide)$/;

/** Whether a name is that of an oil, so that what stands in brackets behind it is what the oil is of. */
export function isOilName(name: string): boolean {
  return name !== '' && OIL.test(name);
}

/** Whether a name is that of such plants alone, or of several to choose from: "soybean and/or palm oil". */
export function isPressedName(name: string): boolean {
  return name.split(/ (?:and ?\/ ?or|and|or) /).every((plant) => PRESSED.test(plant.replace(/ oils?$/, '')));
}

/**
 * Whether an ingredient that names a plant alone means its oil: it stands within an oil's brackets, or in a row of
 * such plants whose last one says "oil": "soybean, corn or canola oil".
 */
export function meansOil(siblings: readonly Ingredient[], at: number, isInOil: boolean): boolean {
  const plant = siblings[at];
  if (plant === undefined || !PRESSED.test(plant.name)) return false;
  if (isInOil || HARDENED.test(plant.name)) return true;
  if (PLURAL.test(plant.name)) return false;
  let isRow = plant.alternative;
  let before = plant;
  for (const next of siblings.slice(at + 1)) {
    isRow ||= next.alternative || isJoined(before, next);
    if (isOilName(next.name)) return isRow;
    if (!PRESSED.test(next.name)) return false;
    before = next;
  }
  return false;
}

/** Whether "unrefined" or its like stands before the first of several whose last one says "oil", and this is among them. */
export function isOfUnrefinedRow(siblings: readonly Ingredient[], at: number): boolean {
  for (let i = at; i > 0; i--) {
    const before = siblings[i - 1];
    const plant = siblings[i];
    if (before === undefined || plant === undefined || isOilName(before.name) || !isJoined(before, plant))
      return false;
    if (UNREFINED.test(before.name)) return true;
  }
  return false;
}

const UNREFINED = /(?:^| )(?:pressed|expeller|expelled|unrefined|virgin|crude) /;
const HARDENED = /hydrogenated/;
/** Whole beans are a food of their own: "soybeans and canola oil". */
const PLURAL = /beans$/;

/** Whether "and" stands between two names, not a comma alone. */
function isJoined(before: Ingredient, next: Ingredient): boolean {
  const between = next.span.start - before.span.end;
  return between >= ' & '.length && between <= ', and/or '.length;
}
