import type { ProductPage } from '#contract/products.schema.ts';
import { LeftOutWords } from './left-out-words.tsx';
import { UnderstoodChips } from './understood-chips.tsx';
import type { ListPath, SearchProps } from './use-product-search.ts';

export interface TermReadingProps extends SearchProps {
  readonly path: ListPath;
  readonly page: ProductPage;
  /** A link was followed that goes with the term it belonged to. */
  readonly onLeave: () => void;
}

/** How the search read the term, where it did not simply look for all of its words. */
export function TermReading({ page, ...shared }: TermReadingProps) {
  const { understood, left_out: leftOut, total } = page;
  return (
    <>
      {(understood.length > 0 || shared.search.as_words) && (
        <UnderstoodChips understood={understood} {...shared} />
      )}
      {leftOut && total > 0 && <LeftOutWords leftOut={leftOut} total={total} {...shared} />}
    </>
  );
}
