import { Fragment } from 'react';
import type { OverlayProps } from '#web/lib/use-overlay.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './shortcuts-dialog.module.css';

/** Alternatives, each of keys that are held together, and what they do. */
const KEYS: readonly (readonly [alternatives: readonly string[], does: string])[] = [
  [['↑', '↓'], 'Go to the line above or below; the open product follows'],
  [['Page Up', 'Page Down'], 'Go ten lines up or down'],
  [['Home', 'End'], 'Go to the first or last line'],
  [['Enter'], 'Open or close the product'],
  [['Space'], 'Select the line'],
  [['Shift + Space'], 'Select every line from the last selected'],
  [['Shift + ↑', 'Shift + ↓'], 'Extend the selection'],
  [['Ctrl + A'], 'Select all on this page, or none'],
  [['Ctrl + C'], 'Copy the selection or this line for a spreadsheet'],
  [['C'], 'Add to or remove from comparison'],
  [['←', '→'], 'Scroll the columns'],
  [['Esc'], 'Close the product'],
];
const ANYWHERE: typeof KEYS = [
  [['/'], 'Go to the search field, where the page has one'],
  [['Ctrl + K'], 'Find a page, standard, action or product'],
  [['?'], 'Show these shortcuts, on the product table'],
];

export function ShortcutsDialog({ open, onClose }: OverlayProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <KeyList heading="On every page" keys={ANYWHERE} />
      <KeyList heading="In a line of the product table" keys={KEYS} />
    </Dialog>
  );
}

function KeyList({ heading, keys }: { readonly heading: string; readonly keys: typeof KEYS }) {
  return (
    <>
      <h3 className={`subtitle ${styles.heading}`}>{heading}</h3>
      <dl className={styles.keys}>
        {keys.map(([alternatives, does]) => (
          <div key={does}>
            <dt>
              {alternatives.map((together) => (
                <span key={together}>
                  {together.split(' + ').map((key, n) => (
                    <Fragment key={key}>
                      {n > 0 && ' + '}
                      <kbd>{key}</kbd>
                    </Fragment>
                  ))}{' '}
                </span>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
