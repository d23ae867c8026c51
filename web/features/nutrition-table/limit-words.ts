import type { PastLimit } from '#contract/guideline.schema.ts';
import { GUIDELINES } from '#contract/guideline.ts';
import { limitClause, measuredText, quantityText } from '#web/features/product-facts/margin.ts';

/** `Smart Snack: sodium per package 1,310 mg, limit 200 mg` */
export function limitWords(past: PastLimit): string {
  const label = past.label.charAt(0).toLowerCase() + past.label.slice(1);
  const measured = measuredText(past);
  const said = [measured && quantityText(measured), limitClause(past)].filter(Boolean).join(', ');
  const why = past.rounding === null ? '' : ` (${past.rounding})`;
  return `${GUIDELINES[past.guideline].name}: ${label} ${said}${why}`;
}
