import { type ReactNode, useState } from 'react';
import { NewSecret } from './new-secret.tsx';
import styles from './secrets-section.module.css';

export interface SecretsSectionProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Of a new secret, shown this once. */
  readonly secret: { readonly label: string; readonly noun: string };
  readonly form: (onMade: (secret: string) => void) => ReactNode;
  /**
   * What there is. Most users have nothing, so nothing stands for it before it is there: a placeholder that goes moves the
   * buttons below from under a press.
   */
  readonly list: ReactNode;
}

/** What a program is let in by: a form that makes one, the new one's secret, and what there is. */
export function SecretsSection({ id, title, text, secret, form, list }: SecretsSectionProps) {
  const [made, setMade] = useState<string>();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className="title" id={id}>
        {title}
      </h2>
      <p className="soft">{text}</p>
      {made === undefined ? (
        form(setMade)
      ) : (
        <NewSecret {...secret} secret={made} onDone={() => setMade(undefined)} />
      )}
      {list}
    </section>
  );
}
