import { CircleX } from 'lucide-react';
import styles from './failure-note.module.css';

/** What went wrong. Its element is there before the text, so that screen readers announce it. */
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
