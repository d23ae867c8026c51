import { z } from 'zod';

/** A day of the calendar as YYYY-MM-DD, within bounds that the refusal names. */
export function dayBetween({ from, to }: { readonly from: string; readonly to: string }) {
  return z.iso
    .date(`Must be a day such as ${from}`)
    .refine((day) => day >= from && day <= to, `Must be a day from ${from} to ${to}`);
}
