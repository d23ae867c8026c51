import { memo } from 'react';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import type { Picked } from '#web/blocks/bulk-selection/picked.ts';
import { AddToCartButton } from '#web/features/cart/add-to-cart-button.tsx';
import { CompareToggle } from '#web/features/compare/compare-toggle.tsx';
import type { AnswersByGtin } from '#web/features/product-facts/product-answers.ts';
import type { ShownAnswer } from '#web/features/product-facts/shown-answers.ts';
import type { ProductView } from '#web/features/product-search/change-search.ts';
import type { SearchedWords } from '#web/features/product-search/find-hits.ts';
import { MarkedText } from '#web/features/product-search/marked-text.tsx';
import { SelectProduct } from '#web/features/product-search/select-product.tsx';
import shelf from '#web/features/product-search/shelf.module.css';
import { ProductCard } from '#web/features/product-view/product-card.tsx';
import { ProductTable } from '#web/features/product-view/product-table.tsx';
import { ProductTableRow } from '#web/features/product-view/product-table-row.tsx';
import { WishlistHeart } from '#web/features/wishlist/wishlist-heart.tsx';

export interface ProductListProps {
  readonly products: readonly Product[];
  readonly view: ProductView;
  readonly picked: Picked;
  readonly words: SearchedWords;
  readonly answers: AnswersByGtin;
  readonly onSelect: (product: Product) => void;
  readonly onQuickView: (gtin: string) => void;
}

/** How many cards are in sight at once on most screens: their pictures are fetched without waiting for a layout. */
const IN_SIGHT = 4;

/** Much to draw: drawn again only when it changes, and not with every press on a filter above it. */
export const ProductList = memo(function ProductList({
  products,
  view,
  picked,
  answers,
  ...listed
}: ProductListProps) {
  if (view === 'list') {
    return (
      <ProductTable>
        {products.map((product) => (
          <Row
            key={product.gtin}
            product={product}
            answers={answers.get(product.gtin)}
            selected={picked.has(product.gtin)}
            {...listed}
          />
        ))}
      </ProductTable>
    );
  }
  return (
    <ul className={shelf.shelf}>
      {products.map((product, index) => (
        <li key={product.gtin}>
          <Card
            product={product}
            answers={answers.get(product.gtin)}
            selected={picked.has(product.gtin)}
            inSight={index < IN_SIGHT}
            {...listed}
          />
        </li>
      ))}
    </ul>
  );
});

interface ListedProps extends Pick<ProductListProps, 'words' | 'onSelect' | 'onQuickView'> {
  readonly product: Product;
  readonly selected: boolean;
  readonly answers: readonly ShownAnswer[] | undefined;
}

const Row = memo(function Row(listed: ListedProps) {
  return <ProductTableRow {...shown(listed)} />;
});

const Card = memo(function Card({ inSight, ...listed }: ListedProps & { readonly inSight: boolean }) {
  return <ProductCard inSight={inSight} {...shown(listed)} />;
});

/** The product with all that can be done with it. */
function shown({ product, selected, answers, words, onSelect, onQuickView }: ListedProps) {
  const name = displayName(product);
  return {
    product,
    selected,
    answers,
    mark: (text: string) => <MarkedText text={text} words={words} />,
    onQuickView: () => onQuickView(product.gtin),
    select: <SelectProduct productName={name} selected={selected} onSelect={() => onSelect(product)} />,
    heart: <WishlistHeart product={product} />,
    cart: <AddToCartButton product={product} />,
    compare: <CompareToggle gtin={product.gtin} productName={name} />,
  };
}
