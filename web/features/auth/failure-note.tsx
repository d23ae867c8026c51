import { CircleX } from 'lucide-react';
import styles from './gate.module.css';

/** What went wrong, said at once to a screen reader. The place is there before the text comes. */
export function FailureNote({
  text,
  detail,
}: {
  readonly text: string | undefined;
  readonly detail?: string | undefined;
}) {
  return (
    <div role="alert" className={styles.note}>
      {text !== undefined && (
        <div className={styles.failure}>
          <CircleX size={16} aria-hidden="true" />
          <div>
            <p>{text}</p>
            {detail !== undefined && <small>{detail}</small>}
          </div>
        </div>
      )}
    </div>
  );
}
