import { useMemo } from 'react';
import type { LineProduct } from '#contract/line-product.schema.ts';
import { countedLines } from '#contract/merged-lines.ts';
import type { Order, OrderLine } from '#contract/orders.schema.ts';
import { repeatedLines } from './account-notes.ts';
import { isShown } from './filter-lines.ts';
import type { LinesView } from './lines-view.ts';
import { sortLines } from './sort-lines.ts';

/** The lines of a view in its order. Lines with others merged into them order all of it. */
export function useShownLines(order: Order, view: LinesView, only: ReadonlySet<number> | undefined) {
  const { show, sort, text } = view;
  const repeats = useMemo(() => repeatedLines(order.lines), [order.lines]);
  const products = useMemo(
    () => new Map(order.products.map((product) => [product.gtin, product])),
    [order.products],
  );
  const productOf = (gtin: string | null) => (gtin === null ? undefined : products.get(gtin));
  const lines = useMemo(() => {
    const counted = new Map(countedLines(order.lines).map((line) => [line.line, line]));
    const repeated = new Set([...repeats].flat());
    const found = order.lines.filter(
      (line) =>
        (only?.has(line.line) ?? true) &&
        isShown(line, show, repeated) &&
        (text === '' || isFound(line, products.get(line.gtin ?? ''), text)),
    );
    return sortLines(
      found.map((line) => counted.get(line.line) ?? line),
      sort,
    );
  }, [order.lines, products, repeats, only, show, sort, text]);
  return { lines, repeats, productOf };
}

/** Whether a line is what the text in the search field is about. */
function isFound(
  { name, brand, code, supplier_number }: OrderLine,
  product: LineProduct | undefined,
  text: string,
): boolean {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const all = [name, brand, code, supplier_number, product?.name, product?.brand].join(' ').toLowerCase();
  return words.every((word) => all.includes(word));
}
