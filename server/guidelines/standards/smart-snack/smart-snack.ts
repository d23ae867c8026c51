import { t } from '#server/language/speech.ts';
import { type GuidelineStandard, guidelineVersion, MET_OR_NOT } from '../guideline-standard.ts';
import { SMART_SNACK_VERSIONS } from './versions.ts';

export const SMART_SNACK: GuidelineStandard = {
  key: 'smart_snack',
  issuer: t`U.S. Department of Agriculture`,
  place: t`United States`,
  force: 'law',
  asks: t`Calories, sodium, fat and sugars of a package as sold, and a food group first; drinks by size and school grade.`,
  binds: t`Food sold to pupils on a school campus besides school meals.`,
  outcomes: MET_OR_NOT,
  versions: SMART_SNACK_VERSIONS.map((set) =>
    guidelineVersion(set, { from: set.effective_from, source: '7 CFR 210.11' }),
  ),
};
