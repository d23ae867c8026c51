import { useQuery } from '@tanstack/react-query';
import type { Product } from '#contract/product.schema.ts';
import { dietClaimsQuery } from '#web/features/product-facts/product-queries.ts';
import { groupTags } from '#web/features/product-facts/tag-groups.ts';
import { Section } from '#web/features/product-section/section.tsx';
import styles from './tag-sections.module.css';

/** Diets, claims by type and cuisine; what is not known is said to be so. */
export function TagSections({ product }: { readonly product: Product }) {
  const { data } = useQuery(dietClaimsQuery(product.gtin));
  return (
    <div className={styles.groups}>
      {groupTags(product, data).map(({ title, tags }) => (
        <Section key={title} title={title}>
          {tags.length === 0 ? (
            <p className="muted">None on file</p>
          ) : (
            <ul className={styles.tags}>
              {tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          )}
        </Section>
      ))}
    </div>
  );
}
