import { t } from 'ttag';
import type { Criterion } from '#contract/guideline.schema.ts';
import { GUIDELINE_KEYS, GUIDELINES, type Guideline } from '#contract/guideline.ts';
import {
  limitClause,
  marginText,
  measuredText,
  type Quantity,
  quantityText,
} from '#web/features/product-facts/margin.ts';
import { keepUnits, splitLabel } from '#web/features/product-facts/verdict-words.ts';
import { answerOf, type Cell, type Column, cellOf, type Row, type Section } from './cell.ts';

/** A section for each guideline with a line for each of its criteria that applies to any of the products. */
export function criteriaSections(columns: readonly Column[]): Section[] {
  return GUIDELINE_KEYS.map((guideline) => criteriaSection(columns, guideline));
}

function criteriaSection(columns: readonly Column[], guideline: Guideline): Section {
  const ofColumns = columns.map((column) => numbered(resultOf(column, guideline)?.criteria ?? []));
  const results = columns.flatMap((column) => resultOf(column, guideline) ?? []);
  const isProvisional = results.some(({ rule_set }) => rule_set.certainty === 'reconstructed');
  const keys = [...new Set(ofColumns.flatMap((criteria) => [...criteria.keys()]))];
  return {
    id: `${guideline}-criteria`,
    title: t`${GUIDELINES[guideline].name} criteria`,
    ...(isProvisional && { note: t`A provisional set, not the published text.` }),
    rows: keys.map((key) => criterionRow(columns, key, ofColumns)),
  };
}

function resultOf({ guidelines }: Column, guideline: Guideline) {
  return answerOf(guidelines)?.guidelines.find((each) => each.guideline === guideline);
}

type Numbered = ReadonlyMap<string, Criterion>;

/** One line for criteria of one label, whatever their category; asked again of one product, a line of its own. */
function numbered(criteria: readonly Criterion[]): Numbered {
  const byKey = new Map<string, Criterion>();
  for (const criterion of criteria) {
    let key = criterion.label;
    for (let again = 2; byKey.has(key); again++) key = `${criterion.label} (${again})`;
    byKey.set(key, criterion);
  }
  return byKey;
}

function criterionRow(columns: readonly Column[], key: string, ofColumns: readonly Numbered[]): Row {
  const { name, basis } = splitLabel(key);
  return {
    id: key,
    label: name,
    ...(basis !== undefined && { basis }),
    cells: columns.map(({ guidelines }, at) =>
      cellOf(guidelines, (): Cell => {
        const criterion = ofColumns[at]?.get(key);
        return criterion ? criterionCell(criterion) : { kind: 'missing', text: t`Does not apply` };
      }),
    ),
  };
}

function criterionCell(criterion: Criterion): Cell {
  const measured = textOf(measuredText(criterion));
  const clause = limitClause(criterion);
  const limit = clause && keepUnits(clause);
  return {
    kind: 'criterion',
    verdict: criterion.verdict,
    measured,
    // A word that is met, as "none", is said once.
    limit: limit === measured ? undefined : limit,
    margin: marginText(criterion),
  };
}

function textOf(quantity: Quantity | undefined): string | undefined {
  return quantity && keepUnits(quantityText(quantity));
}
