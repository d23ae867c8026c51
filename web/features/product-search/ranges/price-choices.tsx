import { useQuery } from '@tanstack/react-query';
import { t } from 'ttag';
import { formatRange, parseRange, type Range } from '#contract/ranges.ts';
import { changeFilters } from '../change-search.ts';
import type { SearchProps } from '../use-product-search.ts';
import { ANY, isAny } from './figure-range.ts';
import { totalQuery } from './histograms-query.ts';
import { NotSaid } from './not-said.tsx';
import { RangeFields } from './range-fields.tsx';
import styles from './ranges.module.css';

/** What every product with a price has. */
const ANY_PRICE = formatRange({ min: 0, max: null });

/** A range of prices. Asks how many products have none: draw it only where it is seen. */
export function PriceChoices({ search, update }: SearchProps) {
  const range = parseRange(search.price ?? '') ?? ANY;
  const all = useQuery(totalQuery({ ...search, price: undefined }));
  const priced = useQuery(totalQuery({ ...search, price: ANY_PRICE }));
  const without = all.data && priced.data && all.data.total - priced.data.total;
  const save = (next: Range) =>
    update((now) => changeFilters(now, { price: isAny(next) ? undefined : formatRange(next) }));
  return (
    <fieldset className={styles.range}>
      <legend className="visually-hidden">{t`Price`}</legend>
      <RangeFields name={t`Price`} unit="$" range={range} onChoose={save} />
      <NotSaid count={without} isLeftOut={!isAny(range)} />
    </fieldset>
  );
}
