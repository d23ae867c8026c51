import { useQuery } from '@tanstack/react-query';
import { ALLERGEN_KEYS } from '#contract/allergens.ts';
import { FAMILY_TITLES } from '#contract/categories.ts';
import { GUIDELINE_KEYS } from '#contract/guideline.ts';
import { catalogueQuery, ON_SHELF } from '#web/features/product-search/catalogue-query.ts';
import { formatCount } from '#web/lib/format-count.ts';
import styles from './figures.module.css';

/** Counts of the catalogue; a placeholder keeps their space while they load. */
export function Figures() {
  const { data } = useQuery(catalogueQuery(ON_SHELF));
  const figures = [
    { value: data ? formatCount(data.total) : '\u00a0', text: 'products in the catalogue' },
    { value: String(GUIDELINE_KEYS.length), text: 'guidelines, criterion by criterion' },
    { value: String(FAMILY_TITLES.length), text: 'food categories' },
    { value: String(ALLERGEN_KEYS.length), text: 'allergens, in six plain states' },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, text }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
