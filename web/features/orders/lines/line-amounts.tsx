import { t } from 'ttag';
import { lineAmount } from '#contract/line-amount.ts';
import type { OrderLine } from '#contract/orders.schema.ts';
import type { LineUnit } from '#contract/orders.ts';
import { moneyText } from '#web/features/product-facts/price-text.ts';
import { quantityFigure } from '../scorecard/scorecard-words.ts';
import { unitWords } from '../unit-words.ts';

/** How much is ordered: of the product that the line was swapped for, where it was. */
export function Quantity({ line }: { readonly line: OrderLine }) {
  const isSwapped = line.swapped_gtin !== null;
  const quantity = isSwapped ? line.swapped_quantity : line.quantity;
  const unit = isSwapped ? line.swapped_unit && unitWords(line.swapped_unit, 1) : line.unit.toLowerCase();
  return (
    <>
      {quantity === null ? <span className="na">{t`none`}</span> : quantityFigure(quantity)}{' '}
      <span className="unit">{unit}</span>
    </>
  );
}

/** Dollars for the line, and below them for one. */
export function Amount({ line }: { readonly line: OrderLine }) {
  const amount = lineAmount(line);
  const price = priceOf(line);
  return (
    <>
      {amount === null ? <span className="na">{t`N/A`}</span> : moneyText(amount)}
      {price !== null && <small>{perText(moneyText(price.amount), price.per)}</small>}
    </>
  );
}

interface Price {
  readonly amount: number;
  readonly per: LineUnit | null;
}

function priceOf(line: OrderLine): Price | null {
  if (line.swapped_gtin === null)
    return line.price === null ? null : { amount: line.price, per: line.price_per };
  const { swapped_amount: amount, swapped_quantity: quantity } = line;
  return amount === null || !quantity ? null : { amount: amount / quantity, per: line.swapped_unit };
}

function perText(price: string, per: LineUnit | null): string {
  if (per === null) return price;
  return per === 'case' ? t`${price} a case` : t`${price} each`;
}
