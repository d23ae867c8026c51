import { t } from 'ttag';
import { MAX_CART_QUANTITY } from '#contract/cart.ts';
import type { Hierarchy } from '#contract/hierarchy.schema.ts';
import { LOCALE } from '#web/lib/language.ts';
import { countWords } from './node-words.ts';
import type { LevelChange, OrderLevel } from './order-levels.ts';
import { contentEquation } from './units.ts';

type Levels = readonly OrderLevel[];

/** "2 cases"; with cases of two sizes "2 × Case of 12". */
function levelCount(levels: Levels, level: OrderLevel, quantity: number): string {
  return isOnlyOfType(levels, level)
    ? countWords(quantity, level.node.product_type)
    : `${quantity.toLocaleString(LOCALE)} × ${level.label}`;
}

/**
 * A quantity of a level in both units: "2 cases = 24 eaches", "30 eaches = 2 cases + 6 eaches". Of the smallest level
 * the other unit is the case, else what comes next. A mixed case, which has no levels, says what it holds. Undefined
 * where there is no other unit, or two would go by one name.
 */
export function quantityInBoth(
  hierarchy: Hierarchy,
  levels: Levels,
  gtin: string,
  quantity: number,
): string | undefined {
  const own = levels.find(({ node }) => node.gtin === gtin);
  if (!own) return contentEquation(hierarchy, gtin, quantity);
  const [smallest, ...larger] = levels;
  const smaller = levels.filter(({ count }) => count < own.count);
  if (own !== smallest) {
    const isClear = [own, ...smaller].every((level) => isOnlyOfType([own, ...smaller], level));
    return isClear ? contentEquation(hierarchy, gtin, quantity) : undefined;
  }
  const other = larger.find(({ node }) => node.product_type === 'CASE') ?? larger[0];
  if (!other || !isOnlyOfType(levels, own) || !isOnlyOfType(levels, other)) return undefined;
  return inLarger(quantity, own, other);
}

function inLarger(quantity: number, own: OrderLevel, other: OrderLevel): string {
  const ownWords = (count: number) => countWords(count, own.node.product_type);
  const whole = Math.floor(quantity / other.count);
  const rest = quantity - whole * other.count;
  const otherWords = countWords(Math.max(whole, 1), other.node.product_type);
  if (whole === 0) return `${ownWords(quantity)} (${otherWords} = ${ownWords(other.count)})`;
  return `${ownWords(quantity)} = ${otherWords}${rest > 0 ? ` + ${ownWords(rest)}` : ''}`;
}

/** What a choice of level will come to, said before it is made: "3 cases = 36 eaches, 6 more than now". */
export function choiceWords(
  hierarchy: Hierarchy,
  levels: Levels,
  to: OrderLevel,
  change: LevelChange,
): string {
  const count = levelCount(levels, to, change.quantity);
  if (change.quantity > MAX_CART_QUANTITY) {
    return t`${count}: a cart holds at most ${MAX_CART_QUANTITY.toLocaleString(LOCALE)}`;
  }
  if (change.more === 0) return count;
  const [smallest] = levels;
  const more = change.more.toLocaleString(LOCALE);
  const both = quantityInBoth(hierarchy, levels, to.node.gtin, change.quantity) ?? count;
  return t`${both}, ${smallest ? levelCount(levels, smallest, change.more) : more} more than now`;
}

export interface ChangedLine {
  readonly from: OrderLevel;
  readonly quantity: number;
  readonly to: OrderLevel;
  readonly change: LevelChange;
  /** How many of `to` were in the cart before. */
  readonly there: number;
}

/** What a change of level did: "Rounded up from 30 eaches to 3 cases = 36 eaches". */
export function changedWords(hierarchy: Hierarchy, levels: Levels, line: ChangedLine): string {
  const { from, quantity, to, change, there } = line;
  const inBoth = (count: number) =>
    quantityInBoth(hierarchy, levels, to.node.gtin, count) ?? levelCount(levels, to, count);
  const before = levelCount(levels, from, quantity);
  const said =
    change.more > 0
      ? t`Rounded up from ${before} to ${inBoth(change.quantity)}`
      : t`Changed from ${before} to ${levelCount(levels, to, change.quantity)}`;
  return there > 0 ? t`${said}; with those already there ${inBoth(there + change.quantity)}` : said;
}

function isOnlyOfType(levels: Levels, { node }: OrderLevel): boolean {
  return levels.filter((level) => level.node.product_type === node.product_type).length === 1;
}
