import { memo, type RefObject, useDeferredValue, useRef } from 'react';
import { t } from 'ttag';
import { displayName } from '#contract/product.ts';
import { MAX_COMPARED } from '#contract/products.ts';
import { ProductActions } from '#web/blocks/product-actions/product-actions.tsx';
import { CompareControls, CopyLinkButton } from '#web/features/compare/compare-controls.tsx';
import { CompareNotices, NoComparison } from '#web/features/compare/compare-notices.tsx';
import type { CompareSearch } from '#web/features/compare/compare-search.ts';
import { buildSections, onlyDifferences } from '#web/features/compare/model/sections.ts';
import { CompareTable } from '#web/features/compare/table/compare-table.tsx';
import { LoadingTable } from '#web/features/compare/table/loading-table.tsx';
import { type Comparison, useColumns } from '#web/features/compare/use-columns.ts';
import { useShownStandards } from '#web/features/product-facts/product-answers.ts';
import { AreaFailure } from '#web/features/product-section/area-failure.tsx';
import { JudgedBy } from '#web/features/standards/lazy-judged-by.tsx';
import { errorText } from '#web/lib/failure-text.ts';
import { countOf } from '#web/lib/format-count.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { useLatest } from '#web/lib/use-latest.ts';
import { ButtonRoom } from '#web/ui/button-room.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import styles from './compare-page.module.css';
import { useComparison } from './use-comparison.ts';

const ComparisonExport = lazyPart(
  () => import('#web/features/compare/export/comparison-export.tsx'),
  'ComparisonExport',
  <ButtonRoom>{t`Export`}</ButtonRoom>,
);

/** Up to four products side by side; the address alone says which, and how. */
export function ComparePage() {
  const title = useRef<HTMLHeadingElement>(null);
  const state = useComparison(() => title.current?.focus({ preventScroll: true }));
  const { asked } = state;
  const comparison = useColumns(asked.gtins, state.search);
  const count = comparison.columns.length + comparison.waiting + comparison.failed.length;
  const heading = count > 0 ? t`Compare ${countOf(count, t`product`, t`products`)}` : t`Compare products`;
  const names = comparison.columns.map(({ product }) => displayName(product));
  useDocumentTitle(heading, {
    description:
      names.length > 0
        ? t`${names.join(', ')}: nutrition, allergens, ingredients and every guideline criterion side by side.`
        : t`Up to four food products: nutrition, allergens, ingredients and every guideline criterion side by side.`,
  });
  return (
    <div className={`wrap page ${styles.page}`}>
      <header className={styles.head}>
        <PageHeading ref={title}>{heading}</PageHeading>
        {count > 0 && (
          <div className="cluster">
            {count < MAX_COMPARED && (
              <TextLink to="/products" onClick={state.keep}>
                {count === 1 ? t`Add another product` : t`Add products`}
              </TextLink>
            )}
            <ComparisonExport columns={comparison.columns} search={state.search} />
            <CopyLinkButton />
          </div>
        )}
      </header>
      <JudgedBy />
      <CompareNotices asked={asked} unknown={comparison.unknown} onRemove={state.remove} />
      <Failures comparison={comparison} />
      {count === 0 ? <NoComparison /> : <Outcome state={state} comparison={comparison} />}
    </div>
  );
}

function Failures({ comparison }: { readonly comparison: Comparison }) {
  const { failed, error, isPartial } = comparison;
  if (failed.length === 0 && !isPartial) return null;
  const text =
    failed.length > 0
      ? errorText(error, t`Failed to fetch product details`)
      : t`Some of the facts could not be loaded.`;
  return <AreaFailure text={text} query={comparison} />;
}

interface OutcomeProps {
  readonly state: ReturnType<typeof useComparison>;
  readonly comparison: Comparison;
}

function Outcome({ state, comparison: { columns, waiting } }: OutcomeProps) {
  const { search } = state;
  // Hundreds of cells: drawn after what was pressed is seen, in pieces.
  const shownColumns = useDeferredValue(columns);
  const shownSearch = useDeferredValue(search);
  const on = useLatest<ColumnHandlers>(state);
  if (columns.length === 0) return waiting > 0 ? <LoadingTable columns={waiting} /> : null;
  const canDiffer = columns.length > 1;
  return (
    <>
      {!canDiffer && waiting === 0 && (
        <p className="soft">{t`One product alone: add another to see how they differ.`}</p>
      )}
      <CompareControls search={search} onChange={state.change} canDiffer={canDiffer} />
      <Table columns={shownColumns} search={shownSearch} on={on} />
    </>
  );
}

type ColumnHandlers = Pick<ReturnType<typeof useComparison>, 'remove' | 'putFirst'>;

interface TableProps {
  readonly columns: Comparison['columns'];
  readonly search: CompareSearch;
  readonly on: RefObject<ColumnHandlers>;
}

const Table = memo(function Table({ columns, search, on }: TableProps) {
  const canDiffer = columns.length > 1;
  const shown = useShownStandards();
  const all = buildSections(columns, {
    shown,
    basis: search.basis ?? 'serving',
    relative: canDiffer ? (search.relative ?? 'none') : 'none',
  });
  const differences = canDiffer && search.differences === 'only' ? onlyDifferences(all) : undefined;
  return (
    <CompareTable
      columns={columns}
      sections={differences?.sections ?? all}
      hidden={differences?.hidden}
      onRemove={(gtin) => on.current.remove(gtin)}
      onFirst={(gtin) => on.current.putFirst(gtin)}
      actions={(product) => <ProductActions product={product} comparable={false} />}
    />
  );
});
