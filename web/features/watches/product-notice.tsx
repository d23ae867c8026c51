import { TriangleAlert } from 'lucide-react';
import { t } from 'ttag';
import { daysAgo } from './days-ago.ts';
import { FieldLines } from './field-lines.tsx';
import { isAlarming, noticed } from './noticed.ts';
import styles from './watches.module.css';
import { useProductWatch } from './watches-query.ts';

/** At the head of a watched product's page: the alarms, and the last change whatever it is. */
export function ProductNotice({ gtin }: { readonly gtin: string }) {
  const { data } = useProductWatch(gtin);
  const shown = noticed(data?.changes ?? []);
  if (shown.length === 0) return null;
  const hasAlarm = shown.some(isAlarming);
  return (
    <aside className={styles.notice} data-alarm={hasAlarm || undefined} aria-label={t`What changed`}>
      {shown.map((change) => (
        <div key={change.id}>
          <p className="strong">
            {isAlarming(change) && <TriangleAlert size={16} aria-hidden="true" />}
            {t`Changed ${daysAgo(change.changed_at, new Date())}`}
          </p>
          <FieldLines fields={change.fields} />
        </div>
      ))}
    </aside>
  );
}
