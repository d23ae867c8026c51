import { useEffect, useEffectEvent } from 'react';
import { areSingleKeysOn } from './single-keys.ts';

/**
 * A key of the whole page. Alone it is heard anywhere but in a field or a dialog, unless the user has switched such keys
 * off; held with Ctrl, or with Command on a Mac, it is heard everywhere.
 *
 * @param onKey gets the time of the press, as of `performance.now`: a busy page hears of it later
 */
export function usePageKey(
  key: string,
  onKey: (pressedAt: number) => void,
  held: 'alone' | 'with Ctrl' = 'alone',
): void {
  const press = useEffectEvent(onKey);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isHeld = event.ctrlKey || event.metaKey;
      if (event.key.toLowerCase() !== key || isHeld !== (held === 'with Ctrl')) return;
      if (!isHeld && (event.altKey || event.defaultPrevented || isOccupied(event) || !areSingleKeysOn()))
        return;
      event.preventDefault();
      press(event.timeStamp);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [key, held]);
}

const isOccupied = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest(OCCUPIED) !== null;

const OCCUPIED =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="dialog"]';
