import { escapeHtml } from '#server/html/escape-html.ts';
import { SOURCE_LABELS } from './find-problems.ts';
import type { GapReport } from './gaps.queries.ts';
import { type Cell, count, table, time } from './page-parts.ts';

const LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  brand: 'Brand',
  category: 'Category',
  ingredients: 'Ingredients',
  nutrients: 'Nutrition facts',
  allergens: 'Allergen statement',
  serving: 'Serving size',
  weight: 'Package weight',
  picture: 'Picture',
  price: 'Price',
};

/** Shares of products, and of each source's records, that lack a field. Null: not counted yet. */
export function gapsTable(report: GapReport | null): string {
  if (report === null) return '<p>They are being counted; look again in a while.</p>';
  const [all, ...sources] = report.counts.toSorted(
    (a, b) => Number(b.source === null) - Number(a.source === null) || b.products - a.products,
  );
  if (all === undefined || all.products === 0) return '<p>There are no products yet.</p>';
  const columns = [all, ...sources];
  const heads = [
    'Share lacking',
    ...columns.map(({ source }) => (source === null ? 'As shown' : SOURCE_LABELS[source])),
  ];
  const rows = Object.entries(LABELS).map(([gap, label]): Cell[] => [
    label,
    ...columns.map(({ lacking, products }) => share(lacking[gap] ?? 0, products)),
  ]);
  const total: Cell[] = ['Products counted', ...columns.map(({ products }) => count(products))];
  return (
    table('What share of products lacks what, by source', heads, [total, ...rows], 1) +
    `<p class="muted">Counted ${escapeHtml(time(report.countedAt))}. A source’s column is of its own records of listed products, before they are joined.</p>`
  );
}

function share(lacking: number, products: number): string {
  if (lacking === 0) return 'None';
  if (lacking === products) return 'All';
  const percent = (100 * lacking) / products;
  if (percent < 0.1) return 'Under 0.1 %';
  return percent > 99.9 ? 'Over 99.9 %' : `${percent.toFixed(1)} %`;
}
