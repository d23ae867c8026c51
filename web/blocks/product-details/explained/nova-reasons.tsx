import { tellingMarkers } from '#web/features/product-facts/explained-words.ts';
import { useExplanation } from '#web/features/product-facts/product-queries.ts';
import styles from './explained.module.css';

/** The words that put the product into its NOVA group; where it has none, what is missing. */
export function NovaReasons({ gtin }: { readonly gtin: string }) {
  const { data } = useExplanation(gtin);
  if (!data) return null;
  const telling = tellingMarkers(data.nova);
  if (telling.length === 0) {
    return data.nova.why === null ? null : (
      <p className={styles.reason}>It is open because {data.nova.why}.</p>
    );
  }
  return (
    <ul className={styles.markers} aria-label="Why it is in this NOVA group">
      <li aria-hidden="true">Because of</li>
      {telling.map(({ found, marker }) => (
        <li key={found}>
          {found}
          {marker !== found && <small> ({marker})</small>}
        </li>
      ))}
    </ul>
  );
}
