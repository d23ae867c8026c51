import { derivedList } from '#web/features/product-facts/explained-words.ts';
import { useExplanation } from '#web/features/product-facts/product-queries.ts';
import { Section } from '#web/features/product-section/section.tsx';
import styles from './explained.module.css';

/** What nobody declared and yet follows from numbers and ingredients; nothing where nothing is certain. */
export function DerivedSection({ gtin }: { readonly gtin: string }) {
  const { data } = useExplanation(gtin);
  const derived = data ? derivedList(data.derived) : [];
  if (derived.length === 0) return null;
  return (
    <Section title="Follows from the label" aside={<p className="small muted">not declared</p>}>
      <dl className={styles.derived}>
        {derived.map(({ words, because }) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{because}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
