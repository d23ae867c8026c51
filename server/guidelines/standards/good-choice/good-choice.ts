import { t } from '#server/language/speech.ts';
import { type GuidelineStandard, guidelineVersion, MET_OR_NOT } from '../guideline-standard.ts';
import { GOOD_CHOICE_RULES } from './versions.ts';

export const GOOD_CHOICE: GuidelineStandard = {
  key: 'good_choice',
  issuer: t`New York City Health Department`,
  place: t`New York City`,
  force: 'program',
  asks: t`Sodium, sugars, saturated fat, fiber and ingredients, by 15 categories of food.`,
  binds: t`Suppliers of New York City’s agencies, and those who follow the program elsewhere.`,
  outcomes: MET_OR_NOT,
  versions: [
    guidelineVersion(GOOD_CHOICE_RULES, {
      // The program's first month; since when it has 15 categories is not known.
      from: '2014-12-01',
      source: 'New York City Food Standards, Good Choice',
    }),
  ],
};
