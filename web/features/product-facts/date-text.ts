import { dayText } from './source-text.ts';

/** `1 Jan 2027`, of `2027-01-01`. */
export const dateText = (day: string) => dayText(new Date(`${day}T00:00:00Z`));
