import { useState } from 'react';
import { jt, t } from 'ttag';
import { areSingleKeysOn, setSingleKeys } from '#web/lib/single-keys.ts';
import type { OverlayProps } from '#web/lib/use-overlay.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DAY_LETTER, GO_KEY, GO_KEYS } from './go-keys.ts';
import styles from './shortcuts-dialog.module.css';

interface KeyGroup {
  readonly heading: string;
  /** Alternatives, each of keys that are held together (`+`) or pressed one after another (`,`), and what they do. */
  readonly keys: readonly (readonly [alternatives: readonly string[], does: string])[];
}

const GROUPS: readonly KeyGroup[] = [
  {
    heading: t`On every page`,
    keys: [
      [['?'], t`Show these shortcuts`],
      [['Ctrl + K'], t`Find a page, standard, action or product`],
      [['Ctrl + Enter'], t`Open what was found in a new tab`],
      [['/'], t`Go to the search field, where the page has one`],
      [['Esc'], t`Close a dialog or menu`],
      [['F6'], t`Go to the notifications; they stay meanwhile`],
      ...GO_KEYS.map(({ letter, does }) => [[`${GO_KEY}, ${letter}`], does] as const),
      [[`${GO_KEY}, ${DAY_LETTER}`], t`Choose the day, places and standards`],
    ],
  },
  {
    heading: t`In a line of the product table`,
    keys: [
      [['↑', '↓'], t`Go to the line above or below; the open product follows`],
      [['Page Up', 'Page Down'], t`Go ten lines up or down`],
      [['Home', 'End'], t`Go to the first or last line`],
      [['Enter'], t`Open or close the product`],
      [[t`Space`], t`Select the line`],
      [[t`Shift + Space`], t`Select every line from the last selected`],
      [['Shift + ↑', 'Shift + ↓'], t`Extend the selection`],
      [['Ctrl + A'], t`Select all on this page, or none`],
      [['Ctrl + C'], t`Copy the selection or this line for a spreadsheet`],
      [['C'], t`Add to or remove from comparison`],
      [['←', '→'], t`Scroll the columns`],
      [['Esc'], t`Close the product`],
    ],
  },
  {
    heading: t`In the lines of an order`,
    keys: [
      [['↑', '↓'], t`Go to the line above or below`],
      [['Enter'], t`Open or close the line`],
      [['X'], t`Select the line`],
      [['1', '5'], t`Choose the first to fifth candidate of the open line`],
      [['0'], t`Choose none of the candidates`],
    ],
  },
  { heading: t`On a product’s pictures`, keys: [[['←', '→'], t`Show the picture before or after`]] },
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
            <span>{jt`Use ${<kbd key="?">?</kbd>}, ${<kbd key="/">/</kbd>} and ${<kbd key="go">{GO_KEY}</kbd>} without Ctrl`}</span>
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
                  {together
                    .split(/( \+ |, )/)
                    .map((part, n) => (n % 2 === 0 ? <kbd key={part}>{part}</kbd> : part))}{' '}
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
