import { useEffect, useEffectEvent } from 'react';

/** A key of the whole page, pressed anywhere but in a field or a dialog. */
export function usePageKey(key: string, onKey: () => void): void {
  const press = useEffectEvent(onKey);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      const { target } = event;
      if (target instanceof Element && target.closest(OCCUPIED)) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [key]);
}

const OCCUPIED =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="dialog"]';
