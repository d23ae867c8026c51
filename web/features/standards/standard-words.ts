import { t } from 'ttag';
import type { StandardFinding } from '#contract/standards.schema.ts';
import { LOCALE } from '#web/lib/language.ts';

type Criterion = StandardFinding['criteria'][number];
type Mark = 'pass' | 'fail' | 'unknown' | 'not_applicable' | 'step';

/** What an outcome is drawn as; a step on a scale is neither passed nor failed. */
export function markOf({ possible }: Pick<StandardFinding, 'possible'>): Mark {
  const [only, ...more] = possible;
  if (only === undefined) return 'not_applicable';
  if (more.length > 0) return 'unknown';
  return ({ good: 'pass', bad: 'fail', step: 'step' } as const)[only.tone];
}

/** Which standard, and what it says: `Nutri-Score C: 8 to 9 points`, `FDA “healthy” claim: Could not carry the claim`. */
export function findingSentence({ title, summary }: Pick<StandardFinding, 'title' | 'summary'>): string {
  const said = summary.replace(/\.$/, '');
  const [name = ''] = title.split(/[ :]/);
  return said.startsWith(name) || said.includes(title) ? said : `${title}: ${said}`;
}

const AMOUNT = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });

/** "12.5 g", "0 to 40 %", "at least 3 g", "not known". */
export function amountText({ from, to, unit }: Pick<Criterion, 'from' | 'to' | 'unit'>): string {
  const measured = (value: number) => AMOUNT.format(value);
  const end = unit === null || unit === '' ? '' : ` ${unit}`;
  if (from !== null && to !== null)
    return from === to ? measured(from) + end : t`${measured(from)} to ${measured(to)}${end}`;
  return from === null || from === 0 ? t`not known` : t`at least ${measured(from)}${end}`;
}

/** Whether a criterion has a figure at all. */
export function hasAmount({ unit, from }: Criterion): boolean {
  return from !== null && unit !== null && unit !== '';
}
