import { type ReactNode, useMemo, useState } from 'react';
import { t } from 'ttag';
import { useOpenHierarchy } from '#web/features/hierarchy/use-open-hierarchy.ts';
import { gtinsOf } from '#web/features/product-facts/product-answers.ts';
import { useVerdictsOnDay } from '#web/features/product-facts/verdicts-on-day.ts';
import { SelectProduct } from '#web/features/product-search/select-product.tsx';
import shelf from '#web/features/product-search/shelf.module.css';
import { ProductCard } from '#web/features/product-view/product-card.tsx';
import { JudgedBy } from '#web/features/standards/lazy-judged-by.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import type { Selection } from '#web/lib/use-selection.ts';
import type { ListView } from './list-view-switch.tsx';
import { nameOf, type SavedItem } from './saved-item.ts';
import { SavedItemActions } from './saved-item-actions.tsx';
import { SavedLine } from './saved-line.tsx';
import styles from './saved-products.module.css';

const EnlargeDialog = lazyPart(() => import('./enlarge-dialog.tsx'), 'EnlargeDialog');
const HierarchyDialog = lazyPart(
  () => import('#web/features/hierarchy/hierarchy-dialog.tsx'),
  'HierarchyDialog',
);

export interface SavedProductsProps<T extends SavedItem> {
  readonly label: string;
  readonly items: readonly T[];
  readonly view: ListView;
  /** Undefined: nothing can be chosen or taken out here. */
  readonly selection?: Selection | undefined;
  readonly groupsOf?: (gtin: string) => readonly { readonly id: string; readonly name: string }[];
  readonly removeLabel?: string;
  readonly onRemove?: ((gtin: string) => void) | undefined;
  /** Under the name of an item. */
  readonly noteOf?: (item: T) => ReactNode;
}

/** Saved products as cards or lines, each with its actions. */
export function SavedProducts<T extends SavedItem>(props: SavedProductsProps<T>) {
  const { label, view, selection, groupsOf = () => [], removeLabel = t`Remove`, onRemove, noteOf } = props;
  const onDay = useVerdictsOnDay(useMemo(() => gtinsOf(props.items), [props.items]));
  const items = props.items.map((item) => ({ ...item, product: item.product && onDay(item.product) }));
  const [enlarged, setEnlarged] = useState<SavedItem>();
  const hierarchy = useOpenHierarchy();
  const toolsOf = (item: SavedItem, isCard: boolean): ReactNode => (
    <SavedItemActions
      item={item}
      isCard={isCard}
      onEnlarge={() => setEnlarged(item)}
      onHierarchy={() => hierarchy.open(item.gtin)}
      removeLabel={removeLabel}
      onRemove={onRemove && (() => onRemove(item.gtin))}
    />
  );
  const selectOf = (item: SavedItem) => {
    const shared = { selected: selection?.has(item.gtin) ?? false, productName: nameOf(item) };
    return selection && <SelectProduct {...shared} onSelect={() => selection.toggle(item.gtin)} />;
  };
  return (
    <>
      <JudgedBy />
      {view === 'cards' ? (
        <>
          <h2 className="visually-hidden">{label}</h2>
          <div className={styles.lines}>
            <ul className={shelf.shelf} aria-label={label}>
              {items.map((item) => (
                <li key={item.gtin} className={styles.cell}>
                  {item.product ? (
                    <ProductCard
                      product={item.product}
                      selected={selection?.has(item.gtin) ?? false}
                      select={selectOf(item)}
                      heart={toolsOf(item, true)}
                      cart={<GroupNames groups={groupsOf(item.gtin)} />}
                      onQuickView={() => setEnlarged(item)}
                    />
                  ) : (
                    <ul className={styles.gone}>
                      <SavedLine
                        item={item}
                        select={selectOf(item)}
                        selected={false}
                        end={toolsOf(item, false)}
                      />
                    </ul>
                  )}
                  {noteOf && <div className={styles.under}>{noteOf(item)}</div>}
                </li>
              ))}
            </ul>
          </div>
        </>
      ) : (
        <ul className={styles.lines} aria-label={label}>
          {items.map((item) => (
            <SavedLine
              key={item.gtin}
              item={item}
              selected={selection?.has(item.gtin) ?? false}
              select={selectOf(item)}
              end={toolsOf(item, false)}
            >
              <GroupNames groups={groupsOf(item.gtin)} />
              {noteOf?.(item)}
            </SavedLine>
          ))}
        </ul>
      )}
      {enlarged?.product && (
        <EnlargeDialog product={enlarged.product} onClose={() => setEnlarged(undefined)} />
      )}
      {hierarchy.gtin !== undefined && items.some(({ gtin }) => gtin === hierarchy.gtin) && (
        <HierarchyDialog gtin={hierarchy.gtin} onClose={hierarchy.close} />
      )}
    </>
  );
}

function GroupNames({
  groups,
}: {
  readonly groups: readonly { readonly id: string; readonly name: string }[];
}) {
  if (groups.length === 0) return null;
  return <p className={styles.groups}>{t`In ${groups.map(({ name }) => name).join(' · ')}`}</p>;
}
