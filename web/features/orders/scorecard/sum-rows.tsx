import { t } from 'ttag';
import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import { roundFigure } from '#contract/round-figure.ts';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import { moneyText } from '#web/features/product-facts/price-text.ts';
import { countOf, formatCount } from '#web/lib/format-count.ts';
import { amountOf } from './scorecard-words.ts';
import { ToLines } from './to-lines.tsx';

type Sum = Scorecard['nutrients'][number];

/** A nutrient summed over an order, per 1,000 kcal, and the lines that lack it. */
export function SumRow({ sum }: { readonly sum: Sum }) {
  return (
    <tr>
      <th scope="row">{NUTRIENTS[sum.nutrient].name}</th>
      <td className="number">
        <Total sum={sum} />
      </td>
      <td className="number">
        <PerEnergy sum={sum} />
      </td>
      <Missing what={sum.nutrient} name={NUTRIENTS[sum.nutrient].name} lines={sum.lines_without} />
    </tr>
  );
}

export function PriceRow({ price }: { readonly price: Scorecard['price'] }) {
  return (
    <tr>
      <th scope="row">{t`Price`}</th>
      <td className="number">
        {price.total === null ? <span className="na">{t`N/A`}</span> : moneyText(price.total)}
      </td>
      <td />
      <Missing what="price" name={t`Price`} lines={price.lines_without} />
    </tr>
  );
}

interface MissingProps {
  readonly what: NutrientLabel | 'price';
  readonly name: string;
  readonly lines: number;
}

function Missing({ what, name, lines }: MissingProps) {
  return (
    <td className="number" data-zero={lines === 0}>
      <ToLines
        to={{ kind: 'without', what }}
        label={`${countOf(lines, t`line`, t`lines`)}: ${t`without ${name}`}`}
        lines={lines}
      >
        {formatCount(lines)}
      </ToLines>
    </td>
  );
}

function Total({ sum: { nutrient, total } }: { readonly sum: Sum }) {
  if (total === null) return <span className="na">{t`N/A`}</span>;
  const { figure, unit } = amountOf(nutrient, total);
  return (
    <>
      {figure}&nbsp;<span className="unit">{unit}</span>
    </>
  );
}

function PerEnergy({ sum: { nutrient, per_1000_kcal: amount } }: { readonly sum: Sum }) {
  if (nutrient === 'calories') return null;
  if (amount === null) return <span className="na">{t`N/A`}</span>;
  return (
    <>
      {formatCount(roundFigure(amount))}&nbsp;<span className="unit">{NUTRIENTS[nutrient].unit}</span>
    </>
  );
}
