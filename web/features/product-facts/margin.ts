import { c, t } from 'ttag';
import type { Criterion } from '#contract/guideline.schema.ts';
import { LOCALE } from '#web/lib/language.ts';
import { keepUnits } from './verdict-words.ts';

const NUMBER = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });

/** A measured value or a limit: `310` and `mg`, a word and no unit, undefined where it is not known. */
export interface Quantity {
  readonly text: string;
  readonly unit: string | null;
}

/** `310 mg` */
export function quantityText({ text, unit }: Quantity): string {
  return unit === null ? text : `${text} ${unit}`;
}

export function measuredText({ measured, unit }: Pick<Criterion, 'measured' | 'unit'>): Quantity | undefined {
  if (measured === null) return undefined;
  return typeof measured === 'number'
    ? { text: NUMBER.format(measured), unit }
    : { text: measured, unit: null };
}

const LIMIT_WORDS: Readonly<Partial<Record<Criterion['comparison'], string>>> = {
  '<': t`below `,
  '>=': t`at least `,
};

export function limitText({
  limit,
  unit,
  comparison,
}: Pick<Criterion, 'limit' | 'unit' | 'comparison'>): Quantity | undefined {
  if (limit === null) return undefined;
  if (typeof limit === 'string') return { text: limit, unit: null };
  return { text: `${LIMIT_WORDS[comparison] ?? ''}${NUMBER.format(limit)}`, unit };
}

/** `limit 200 mg`, `limit below 10 %`, `at least 2 g`; a word where the rule asks for one. */
export function limitClause(criterion: Pick<Criterion, 'limit' | 'unit' | 'comparison'>): string | undefined {
  const limit = limitText(criterion);
  if (!limit) return undefined;
  const words = quantityText(limit);
  return /^[<=]/.test(criterion.comparison) ? t`limit ${words}` : words;
}

/** How far from the limit, and where the label's rounding hides it: `0.21 g over; the label rounds 2.71 g to 2.5 g`. */
export function marginText(criterion: Criterion): string | undefined {
  const parts = [distanceText(criterion), criterion.rounding && keepUnits(criterion.rounding)];
  return parts.filter(Boolean).join('; ') || undefined;
}

/** `110 mg over`, `20 kcal to spare`, `2 g short`; a note of the engine says more, so it takes the number's place. */
function distanceText(criterion: Criterion): string | undefined {
  const { verdict, margin, note, comparison, unit } = criterion;
  if (verdict === 'unknown') return note ?? t`cannot be told`;
  if (verdict === 'not_applicable') return note ?? t`does not apply`;
  if (margin === null || isExempt(criterion)) return note ?? undefined;
  const amount = keepUnits(
    `${NUMBER.format(Math.abs(margin))} ${unit === '%' ? t`points` : (unit ?? '')}`.trim(),
  );
  if (comparison === '>=')
    return margin < 0 ? t`${amount} short` : margin === 0 ? t`just enough` : c('margin').t`${amount} more`;
  if (margin === 0) return comparison === '<' ? t`at the limit, not below` : t`at the limit`;
  return margin < 0 ? t`${amount} over` : t`${amount} to spare`;
}

/** The measure in units of the limit; undefined where a bar would mislead: no numbers, no limit, exempt or open. */
export function marginRatio(criterion: Criterion): number | undefined {
  const { measured, limit, verdict } = criterion;
  if (typeof measured !== 'number' || typeof limit !== 'number' || limit <= 0) return undefined;
  return verdict === 'unknown' || verdict === 'not_applicable' || isExempt(criterion)
    ? undefined
    : Math.max(0, measured / limit);
}

/** Passed, though the number alone would not. */
function isExempt({ verdict, margin, comparison }: Criterion): boolean {
  if (verdict !== 'pass' || margin === null) return false;
  return comparison === '<' ? margin <= 0 : margin < 0;
}
