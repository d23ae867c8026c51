import { Fragment } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './keys-dialog.module.css';

export interface KeysDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Keys pressed one after another are alternatives, within one they are held together. */
const KEYS: readonly (readonly [keys: readonly (readonly string[])[], does: string])[] = [
  [[['↑'], ['↓']], 'To the line above or below; the open product follows'],
  [[['Page Up'], ['Page Down']], 'Ten lines'],
  [[['Home'], ['End']], 'To the first or the last line'],
  [[['Enter']], 'Open the product beside the table, or close it'],
  [[['Space']], 'Select the line'],
  [[['Shift', 'Space']], 'Select all from the last line selected to this one'],
  [
    [
      ['Shift', '↑'],
      ['Shift', '↓'],
    ],
    'Select on the way',
  ],
  [[['Ctrl', 'A']], 'Select all on this page, or none'],
  [[['Ctrl', 'C']], 'Copy what is selected, or this line, for a spreadsheet'],
  [[['C']], 'Into the comparison, or out of it'],
  [[['←'], ['→']], 'Scroll the columns'],
  [[['Esc']], 'Close the product'],
];
const ANYWHERE: typeof KEYS = [
  [[['/']], 'Search'],
  [[['?']], 'These keys'],
];

export function KeysDialog({ open, onClose }: KeysDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Keys of the table">
      <KeyList heading="In a line" keys={KEYS} />
      <KeyList heading="Anywhere on the page" keys={ANYWHERE} />
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
                <span key={together.join()}>
                  {together.map((key, n) => (
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
