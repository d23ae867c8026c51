import { type ReactNode, useState } from 'react';
import { t } from 'ttag';
import { Button } from './button.tsx';
import { NewSecret } from './new-secret.tsx';
import styles from './secrets-section.module.css';

export interface SecretsSectionProps<Item> {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly query: {
    readonly data: readonly Item[] | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  /** Of a new secret, shown this once. */
  readonly secret: { readonly label: string; readonly noun: string };
  readonly form: (onMade: (secret: string) => void) => ReactNode;
  readonly list: (items: readonly Item[]) => ReactNode;
}

/**
 * What a program is let in by: what there are, a form that makes one, and the new one's secret. Most users have none, so
 * nothing stands for the list before it is there: a placeholder that goes moves the buttons below from under a press.
 */
export function SecretsSection<Item>({
  id,
  title,
  text,
  query,
  secret,
  form,
  list,
}: SecretsSectionProps<Item>) {
  const { data, error, refetch } = query;
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
      {error && !data && (
        <div className="cluster" role="alert">
          <p>{error.message}</p>
          <Button size="small" onClick={() => refetch()}>
            {t`Try Again`}
          </Button>
        </div>
      )}
      {data && data.length > 0 && list(data)}
    </section>
  );
}
