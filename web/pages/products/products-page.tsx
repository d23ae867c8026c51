import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useDeferredValue, useRef } from 'react';
import { t } from 'ttag';
import { DEFAULT_PAGE_SIZE } from '#contract/paging.ts';
import { BulkBar } from '#web/blocks/bulk-selection/lazy-bulk-bar.ts';
import { useBulkSelection } from '#web/blocks/bulk-selection/use-bulk-selection.tsx';
import { ListHead } from '#web/blocks/saved-search/list-head.tsx';
import { gtinsOf, useAnswers } from '#web/features/product-facts/product-answers.ts';
import { Announcement } from '#web/features/product-search/announcement.tsx';
import { catalogueQuery, ON_SHELF } from '#web/features/product-search/catalogue-query.ts';
import { viewOf } from '#web/features/product-search/change-search.ts';
import { FilterBar } from '#web/features/product-search/filter-bar.tsx';
import { FilterChips } from '#web/features/product-search/filter-chips.tsx';
import { hasReading } from '#web/features/product-search/has-reading.ts';
import { PageNav } from '#web/features/product-search/page-nav.tsx';
import { productListQuery } from '#web/features/product-search/product-list-query.ts';
import type { ProductSearch } from '#web/features/product-search/product-search.ts';
import { Results } from '#web/features/product-search/results.tsx';
import { useLastPage } from '#web/features/product-search/use-last-page.ts';
import { usePagePrefetch } from '#web/features/product-search/use-page-prefetch.ts';
import { useProductSearch } from '#web/features/product-search/use-product-search.ts';
import { useSearchedWords } from '#web/features/product-search/use-searched-words.ts';
import { LoadingCards } from '#web/features/product-view/loading-cards.tsx';
import { LoadingRows } from '#web/features/product-view/loading-rows.tsx';
import { productOverList, quickViewOverList } from '#web/features/product-view/paths.ts';
import { ListAddress } from '#web/features/product-view/product-link.tsx';
import { buildQuery } from '#web/lib/build-query.ts';
import { countOf } from '#web/lib/format-count.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { OpenProduct } from './open-product.tsx';
import { ProductList } from './product-list.tsx';
import { ProductSearchBox } from './product-search-box.tsx';
import styles from './products-page.module.css';

const TermReading = lazyPart(() => import('#web/features/product-search/term-reading.tsx'), 'TermReading');
const AlsoClose = lazyPart(() => import('#web/features/product-search/also-close.tsx'), 'AlsoClose');
const SearchExport = lazyPart(() => import('#web/blocks/search-export/search-export.tsx'), 'SearchExport');
const Picture = lazyPart(() => import('#web/features/product-search/picture/picture.tsx'), 'Picture');

/** Without what is open over the list, which is drawn no second time for it. */
const listedOf = ({ product, quick, ...listed }: ProductSearch): ProductSearch => listed;

export function ProductsPage() {
  const [search] = useProductSearch(listedOf);
  return (
    <ListAddress value={useDeferredValue(buildQuery(search))}>
      <Shelf />
      <OpenProduct />
    </ListAddress>
  );
}

function Shelf() {
  const [search, update] = useProductSearch(listedOf);
  const navigate = useNavigate();
  const list = useQuery(productListQuery(search));
  const heading = useRef<HTMLHeadingElement>(null);
  const bulk = useBulkSelection();
  const prefetch = usePagePrefetch(search, list);
  useLastPage(search, update, list);
  // Drawn after what was pressed: see Results.
  const view = useDeferredValue(viewOf(search));
  const hasPicked = useDeferredValue(bulk.picked.size > 0);
  const close = list.isError ? null : list.data?.also_close;
  const answers = useAnswers(gtinsOf([...(list.data?.products ?? []), ...(close?.products ?? [])]), search);
  const words = useSearchedWords(search.q, list);
  const openQuickView = useCallback((gtin: string) => void navigate(quickViewOverList(gtin)), [navigate]);
  const isPicture = view === 'picture';
  const Loading = view === 'list' ? LoadingRows : LoadingCards;
  const openProduct = (gtin: string) => void navigate(productOverList(gtin));
  const listShared = {
    view,
    words,
    answers,
    picked: bulk.picked,
    onSelect: bulk.toggle,
    onQuickView: openQuickView,
  };
  useDocumentTitle(t`Search results for: ${search.q ?? t`All Products`}`);

  // What had the focus is about to go: the results' heading takes it, so that a keyboard is not sent to the top.
  // The same for each drawing: see lazyPart.
  const focusResults = useCallback(() => heading.current?.focus({ preventScroll: true }), []);
  const shown = list.isError ? undefined : list.data;
  const hasProducts = shown !== undefined && shown.total > 0;
  return (
    <>
      <Hero />
      <FilterBar
        search={search}
        update={update}
        facets={shown?.facets}
        total={list.isPlaceholderData ? undefined : shown?.total}
        searchBox={<ProductSearchBox search={search} update={update} />}
      />
      <div className={`wrap ${styles.results}`}>
        <FilterChips search={search} update={update} facets={shown?.facets} onRemoved={focusResults} />
        {shown && hasReading(search, shown) && (
          <TermReading path="/products" search={search} update={update} page={shown} onLeave={focusResults} />
        )}
        <ListHead path="/products" search={search} page={shown} headingRef={heading}>
          {hasProducts && <SearchExport search={search} total={shown.total} />}
          {hasProducts && !isPicture && (
            <Checkbox
              checked={bulk.pageState(shown.products) === 'all'}
              mixed={bulk.pageState(shown.products) === 'some'}
              onChange={() => bulk.togglePage(shown.products)}
              label={t`Select all on this page`}
            />
          )}
        </ListHead>
        <Announcement list={list} search={search} />
        <Results
          list={list}
          search={search}
          update={update}
          loading={<Loading size={search.size ?? DEFAULT_PAGE_SIZE} />}
        >
          {(products) =>
            isPicture ? (
              <Picture search={search} update={update} onOpen={openProduct} />
            ) : (
              <ProductList products={products} {...listShared} />
            )
          }
        </Results>
        {close && !isPicture && (
          <AlsoClose close={close}>
            <ProductList products={close.products} {...listShared} />
          </AlsoClose>
        )}
        {hasProducts && !isPicture && (
          <PageNav
            search={search}
            update={update}
            hrefOf={(next) => `/products${buildQuery(next)}`}
            total={shown.total}
            onApproach={prefetch}
            onLeave={focusResults}
          />
        )}
        {hasPicked && bulk.picked.size > 0 && (
          <BulkBar bulk={bulk} shown={shown?.products ?? []} onGone={focusResults} />
        )}
      </div>
      {bulk.dialog}
    </>
  );
}

/** What the page is for, over a shelf of the most popular products whose pictures are our own drawings. */
function Hero() {
  const { data } = useQuery(catalogueQuery(ON_SHELF));
  const pictures = (data?.products ?? []).flatMap(({ gtin, image_urls }) => {
    const own = image_urls.externalFileLink.find((url) => url.startsWith('/'));
    return own ? [{ gtin, url: own }] : [];
  });
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.text}>
          <h1 className={styles.title}>{t`Find food that meets your standard.`}</h1>
          <p className="soft">
            {data
              ? t`${countOf(data.total, t`product`, t`products`)}, each checked against Good Choice, Smart Snack and Philly.`
              : t`Every product checked against Good Choice, Smart Snack and Philly.`}
          </p>
        </div>
        <div className={styles.shelf} aria-hidden="true">
          {pictures.map(({ gtin, url }) => (
            <img key={gtin} src={url} width={90} height={132} alt="" />
          ))}
        </div>
      </div>
    </section>
  );
}
