import { z } from 'zod';
import { JUDGED_DAYS } from './first-days.ts';

const BAD_DAY = `Must be a day from ${JUDGED_DAYS.from} to ${JUDGED_DAYS.to}, written like 2027-01-15`;

/** A day to judge by, of the calendar, as YYYY-MM-DD. */
export const judgedDay = z.iso
  .date(BAD_DAY)
  .refine((day) => day >= JUDGED_DAYS.from && day <= JUDGED_DAYS.to, BAD_DAY);
