import { t } from 'ttag';
import type { ProductPage } from '#contract/products.schema.ts';
import { buildQuery } from '#web/lib/build-query.ts';
import { countOf } from '#web/lib/format-count.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyShelf } from '#web/ui/empty-shelf.tsx';
import { listActiveFilters } from './active-filters.ts';
import { changeFilters, changeTerm, clearFilters } from './change-search.ts';
import styles from './empty-results.module.css';
import type { ProductSearch } from './product-search.ts';
import { listWaysOut } from './relax.ts';
import type { SearchProps } from './use-product-search.ts';

export interface EmptyResultsProps extends SearchProps {
  readonly page: ProductPage;
}

export function EmptyResults({ search, update, page }: EmptyResultsProps) {
  // What the term states is no filter of the address: it is taken out of the term.
  const here = buildQuery(changeFilters(search, {}));
  const ways = listWaysOut(search, page.relaxations ?? []).filter(({ next }) => buildQuery(next) !== here);
  const hasFilters = listActiveFilters(search).length > 0;
  return (
    <section className={styles.empty} aria-labelledby="no-products">
      <EmptyShelf />
      <h3 className="title" id="no-products">
        {t`No products found`}
      </h3>
      <p className="lead">{explain(search, hasFilters, ways.length > 0)}</p>
      {ways.length > 0 && (
        <ul className={styles.ways}>
          {ways.map(({ key, label, total, next }) => (
            <li key={key}>
              <button type="button" className={styles.way} onClick={() => update(() => next)}>
                <span>
                  {t`Remove ${label}`}
                  <span className="visually-hidden">: </span>
                </span>
                <span>{countOf(total, t`product`, t`products`)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {hasFilters && <Button onClick={() => update(clearFilters)}>{t`Clear all filters`}</Button>}
        {search.q && (
          <Button onClick={() => update((now) => changeTerm(now, ''))}>{t`Clear the search`}</Button>
        )}
      </div>
    </section>
  );
}

function explain({ q }: ProductSearch, hasFilters: boolean, hasWays: boolean): string {
  if (hasWays) return t`Nothing meets all of this at once. Taking one away would bring back:`;
  if (hasFilters && q)
    return t`Nothing meets this search and these filters, even with one of them taken away.`;
  if (hasFilters) return t`Nothing meets these filters, even with one of them taken away.`;
  if (q) return t`Try fewer or other words, a brand, or the digits under a bar code.`;
  return t`The catalogue is empty. Products appear here as soon as they are imported.`;
}
