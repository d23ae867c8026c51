import { Package, Search, Shapes, Store } from 'lucide-react';
import type { Suggestion } from '#contract/products.schema.ts';
import { formatCount } from '#web/lib/format-count.ts';
import styles from './search-box.module.css';

const KINDS = {
  term: { icon: Search, name: '' },
  brand: { icon: Store, name: 'Brand' },
  category: { icon: Shapes, name: 'Category' },
  product: { icon: Package, name: 'Product' },
} as const;

export function SuggestionRow({ suggestion }: { readonly suggestion: Suggestion }) {
  const { icon: Icon, name } = KINDS[suggestion.kind];
  const count = suggestion.product_count;
  const about = [name, suggestion.kind !== 'product' && count !== null && formatCount(count)].filter(Boolean);
  return (
    <>
      <Icon size={16} aria-hidden="true" />
      <span>{suggestion.text}</span>
      <span className={styles.kind}>{about.join(' · ')}</span>
    </>
  );
}
