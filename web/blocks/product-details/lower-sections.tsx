import { useQuery } from '@tanstack/react-query';
import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import { derivedList } from '#web/features/product-facts/derived-words.ts';
import { dietClaimsQuery, guidelinesQuery } from '#web/features/product-facts/product-queries.ts';
import { groupTags } from '#web/features/product-facts/tag-groups.ts';
import { Section } from '#web/features/product-section/section.tsx';
import { Terms } from '#web/ui/terms.tsx';
import styles from './lower-sections.module.css';

/** What stands below the ingredients. Load it with `lazyPart`. */
export function LowerSections({ product }: { readonly product: Product }) {
  return (
    <>
      <TagSections product={product} />
      <DerivedSection gtin={product.gtin} />
    </>
  );
}

/** Diets, claims by type and cuisine; what is not known is said to be so. */
function TagSections({ product }: { readonly product: Product }) {
  const { data } = useQuery(dietClaimsQuery(product.gtin));
  return (
    <div className={styles.groups}>
      {groupTags(product, data).map(({ title, tags }) => (
        <Section key={title} title={title}>
          {tags.length === 0 ? (
            <p className="muted">{t`No data available`}</p>
          ) : (
            <ul className={styles.tags}>
              {tags.map((tag) => (
                <li key={tag} className={styles.tag}>
                  {tag}
                </li>
              ))}
            </ul>
          )}
        </Section>
      ))}
    </div>
  );
}

/** Undeclared facts that follow with certainty from numbers and ingredients. */
function DerivedSection({ gtin }: { readonly gtin: string }) {
  const { data } = useQuery(guidelinesQuery(gtin));
  const derived = data ? derivedList(data.derived) : [];
  if (derived.length === 0) return null;
  return (
    <Section title={t`Follows from the label`} aside={<p className="small muted">{t`not declared`}</p>}>
      <Terms className={styles.derived} terms={derived.map(({ words, because }) => [words, because])} />
    </Section>
  );
}
