import { t } from 'ttag';
import type { LawWant } from './ingredient-laws.ts';

/** As "for want of" names it; the web shows what the server says. */
export const LAW_WANT_NAMES: Readonly<Record<LawWant, string>> = {
  no_list: t`an ingredient list`,
  cut_off: t`the end of the list, which is cut off`,
  treatment_only: t`what is in the food besides its treatment`,
  unnamed_parts: t`what foods in the list are made of`,
  not_separated: t`a list separated into ingredients`,
  unknown_names: t`a list whose names are known`,
  clear_words: t`words that leave nothing open`,
};
