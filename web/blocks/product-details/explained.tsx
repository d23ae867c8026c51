import { useQuery } from '@tanstack/react-query';
import { t } from 'ttag';
import { implausibleList, tellingMarkers } from '#web/features/product-facts/explained-words.ts';
import { guidelinesQuery } from '#web/features/product-facts/product-queries.ts';
import { Caution } from './caution.tsx';
import styles from './explained.module.css';

/** Implausible values on the label, shown as stated. */
export function ImplausibleNote({ gtin }: { readonly gtin: string }) {
  const { data } = useQuery(guidelinesQuery(gtin));
  const found = data ? implausibleList(data.implausible) : [];
  if (found.length === 0) return null;
  return (
    <Caution mark="may_contain">
      {found.map(({ names, reason }) => (
        <p key={reason}>
          <strong>{t`Implausible: ${names}.`}</strong> {reason}
        </p>
      ))}
      <p>{t`Shown as the source states them; no verdict rests on them.`}</p>
    </Caution>
  );
}

/** The words that put the product into its NOVA group; where it has none, what is missing. */
export function NovaReasons({ gtin }: { readonly gtin: string }) {
  const { data } = useQuery(guidelinesQuery(gtin));
  if (!data) return null;
  const telling = tellingMarkers(data.nova);
  if (telling.length === 0) {
    return data.nova.why === null ? null : (
      <p className={styles.reason}>{t`It is open because ${data.nova.why}.`}</p>
    );
  }
  return (
    <ul className={styles.markers} aria-label={t`Why it is in this NOVA group`}>
      <li aria-hidden="true">{t`Because of`}</li>
      {telling.map(({ found, marker }) => (
        <li key={found}>
          {found}
          {marker !== found && <small> ({marker})</small>}
        </li>
      ))}
    </ul>
  );
}
