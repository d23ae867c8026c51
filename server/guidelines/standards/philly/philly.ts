import { t } from '#server/language/speech.ts';
import { type GuidelineStandard, guidelineVersion, MET_OR_NOT } from '../guideline-standard.ts';
import { PHILLY_SET } from './versions.ts';

export const PHILLY: GuidelineStandard = {
  key: 'philly',
  issuer: t`Philadelphia Department of Public Health`,
  place: t`Philadelphia`,
  force: 'program',
  asks: t`Sodium, trans fat, added salt and added sugars, by category of food.`,
  binds: t`Agencies of the City of Philadelphia.`,
  outcomes: MET_OR_NOT,
  // The day of the text that the rules stand in for.
  versions: [
    guidelineVersion(PHILLY_SET, { from: '2021-09-01', source: 'Philadelphia Nutrition Standards' }),
  ],
};
