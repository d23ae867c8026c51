import type { Facts } from '../facts/derive-facts.ts';
import { kindSet } from '../facts/product-kinds.ts';

const MEAT_KINDS = kindSet('raw_meat prepared_meat canned_meat processed_meat jerky');
const MAY_HOLD_MEAT = kindSet('meal sandwich pizza soup side_dish pasta');
const RED =
  /\b(?:beef|pork|veal|lamb|mutton|horse|venison|bison|buffalo|elk|hams?|bacon|prosciutto|salami|pepperoni|chorizo)\b/i;
const OTHER = /\b(?:chicken|turkey|duck|goose|poultry)\b/i;

/** Whether a food's protein comes from red meat; null where it does in part, or where that cannot be told. */
export function redMeatOf({ subject, kind, ingredients }: Facts): boolean | null {
  const names = [subject.name ?? '', ...ingredients.entries.map(({ ingredient }) => ingredient.name)];
  const isRed = names.some((name) => RED.test(name));
  if (kind !== undefined && MEAT_KINDS.has(kind.kind)) {
    const isOther = names.some((name) => OTHER.test(name));
    return isRed === isOther ? null : isRed;
  }
  if (isRed) return null;
  return ingredients.gap !== null && kind !== undefined && MAY_HOLD_MEAT.has(kind.kind) ? null : false;
}
