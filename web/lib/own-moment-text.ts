import { LOCALE } from './language.ts';
import { ownDayText } from './own-day-text.ts';

const TIME = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short' });

/** `21 Nov 2026, 3:05 PM`, by the reader's own clock; never broken over lines. */
export const ownMomentText = (moment: Date) =>
  `${ownDayText(moment)}, ${TIME.format(moment)}`.replaceAll(' ', '\u00a0');
