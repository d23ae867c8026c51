import type { ReactNode } from 'react';
import { t } from 'ttag';
import { SampleNote } from '#web/ui/sample-note.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import styles from './feature.module.css';

export interface FeatureProps {
  readonly title: string;
  readonly text: string;
  readonly to: '/products' | '/public-groups';
  /** The words of the link. */
  readonly link: string;
  readonly children: ReactNode;
}

/** What Larder does, said on the left and shown on the right by an example. */
export function Feature({ title, text, to, link, children }: FeatureProps) {
  return (
    <section className={styles.feature}>
      <div className={styles.text}>
        <h2 className="heading">{title}</h2>
        <p className="lead">{text}</p>
        <p>
          <TextLink to={to}>{link}</TextLink>
        </p>
      </div>
      <div className={styles.shown}>
        <SampleNote>{t`Invented, to show how it looks.`}</SampleNote>
        {children}
      </div>
    </section>
  );
}
