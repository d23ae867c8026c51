import { Fragment, useState } from 'react';
import { t } from 'ttag';
import { areSingleKeysOn, setSingleKeys } from '#web/lib/single-keys.ts';
import type { OverlayProps } from '#web/lib/use-overlay.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './shortcuts-dialog.module.css';

interface KeyGroup {
  readonly heading: string;
  /** Alternatives, each of keys that are held together, and what they do. */
  readonly keys: readonly (readonly [alternatives: readonly string[], does: string])[];
}

const GROUPS: readonly KeyGroup[] = [
  {
    heading: 'On every page',
    keys: [
      [['?'], 'Show these shortcuts'],
      [['Ctrl + K'], 'Find a page, standard, action or product'],
      [['/'], 'Go to the search field, where the page has one'],
      [['Esc'], 'Close a dialog or menu'],
    ],
  },
  {
    heading: 'In a line of the product table',
    keys: [
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
    ],
  },
  {
    heading: 'In the lines of an order',
    keys: [
      [['↑', '↓'], 'Go to the line above or below'],
      [['Enter'], 'Open or close the line'],
      [['1', '5'], 'Choose the first to fifth candidate of the open line'],
      [['0'], 'Choose none of the candidates'],
    ],
  },
  { heading: 'On a product’s pictures', keys: [[['←', '→'], 'Show the picture before or after']] },
];

/** The one sheet of all shortcuts. Keys without Ctrl that act anywhere can be switched off in it. */
export function ShortcutsDialog({ open, onClose }: OverlayProps) {
  const [isOn, setOn] = useState(areSingleKeysOn);
  const change = (next: boolean) => {
    setOn(next);
    setSingleKeys(next);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Keyboard shortcuts`}
      foot={
        <Checkbox
          className={styles.single}
          checked={isOn}
          onChange={change}
          label={
            <span>
              Use <kbd>?</kbd> and <kbd>/</kbd> without Ctrl
            </span>
          }
        />
      }
    >
      {GROUPS.map((group) => (
        <KeyList key={group.heading} {...group} />
      ))}
    </Dialog>
  );
}

function KeyList({ heading, keys }: KeyGroup) {
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
