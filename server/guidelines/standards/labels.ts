import { t } from '#server/language/speech.ts';

/** What criteria of several standards are called. In English, as what is missing is named by them: they are said at the end. */
export const LABELS = {
  calories: t`Calories`,
  saturated_fat: t`Saturated fat`,
  trans_fat: t`Trans fat`,
  sugars: t`Sugars`,
  total_sugars: t`Total sugars`,
  added_sugars: t`Added sugars`,
  sodium: t`Sodium`,
} as const;
