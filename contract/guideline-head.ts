import { t } from 'ttag';
import { GUIDELINES, type Guideline, VERDICTS_SINCE } from './guideline.ts';

/** "Smart Snack"; of a day with other rules "Smart Snack, on 2023-02-01". */
export function guidelineHead(guideline: Guideline, day: string): string {
  const { name } = GUIDELINES[guideline];
  return day < VERDICTS_SINCE ? t`${name}, on ${day}` : name;
}
