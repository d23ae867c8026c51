import type { MouseEvent } from 'react';

type RowPress = (event: MouseEvent<HTMLElement>) => void;

/**
 * Makes a press anywhere on a row one on the control that opens it, which stays the only one that keys and screen
 * readers reach. Other controls of the row keep their presses, and its text can be selected: a link laid over the row
 * would prevent the selection and, in a table, cover other rows.
 * @param control selector of what opens the row
 */
export function pressRow(control: string): { readonly onClick: RowPress; readonly onAuxClick: RowPress } {
  const pass: RowPress = ({ target, currentTarget: row, nativeEvent: press }) => {
    // A dialog that the row holds is not in it on the page; the third button asks for a menu.
    if (!(target instanceof Element) || !row.contains(target) || press.button > 1) return;
    if (target.closest('a, button, input, select, label') || getSelection()?.isCollapsed === false) return;
    const opener = row.querySelector<HTMLElement>(control);
    // What opens over the row gives the focus back to where it came from.
    opener?.focus({ preventScroll: true });
    opener?.dispatchEvent(new MouseEvent(press.type, press));
  };
  return { onClick: pass, onAuxClick: pass };
}
