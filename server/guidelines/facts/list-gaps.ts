import { t } from '#server/language/speech.ts';
import type { ListGap } from './ingredient-facts.ts';

/** What an ingredient list lacks, in a clause. */
export const GAP_TEXTS: Readonly<Record<ListGap, string>> = {
  'is not there': t`the ingredient list is not known`,
  'is cut off': t`the ingredient list is cut off`,
  'only says what the food was treated with': t`the ingredient list only says what the food was treated with`,
  'names foods without what they are made of': t`the ingredient list names foods without what they are made of`,
  'is not separated into ingredients': t`the ingredient list is not separated into ingredients`,
  'has too many unknown names': t`the ingredient list has too many unknown names`,
  'does not name the food itself': t`the ingredient list does not name the food itself`,
};
