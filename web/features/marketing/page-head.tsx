import type { ReactNode } from 'react';
import styles from './page-head.module.css';

export interface PageHeadProps {
  readonly title: string;
  readonly text: string;
  /** Under the text: what of the page is a sample. */
  readonly note?: ReactNode;
  /** What the page as a whole can be switched to, at the end of the line. */
  readonly children?: ReactNode;
}

/** The head of a public page. */
export function PageHead({ title, text, note, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.text}>
        <h1 className={styles.title}>{title}</h1>
        <p className="lead">{text}</p>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      {children}
    </div>
  );
}
