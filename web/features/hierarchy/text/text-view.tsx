import { Copy } from 'lucide-react';
import { t } from 'ttag';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { treeText } from '../model/tree-text.ts';
import { unitEquations } from '../model/units.ts';
import type { ViewProps } from '../view-props.ts';
import styles from './text-view.module.css';

/** An indented tree, to be read aloud or pasted into a mail. */
export function TextView({ hierarchy, asked }: ViewProps) {
  const text = treeText(hierarchy);
  const copied = [text, ...unitEquations(hierarchy, asked)].join('\n');
  const copy = () => copyText(copied, t`Hierarchy copied`, t`The browser did not allow copying`);
  return (
    <div className={styles.stack}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section className={styles.scroller} aria-label={t`Hierarchy as text`} tabIndex={0}>
        <pre className={styles.text}>{text}</pre>
      </section>
      <Button size="small" className={styles.copy} onClick={() => void copy()}>
        <Copy size={16} aria-hidden="true" />
        {t`Copy`}
      </Button>
    </div>
  );
}
