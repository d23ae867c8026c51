import { useEffect } from 'react';

/** Ctrl and a key, or Command and the key on a Mac: anywhere on the page, in a field too. */
export function useCommandKey(key: string, onKey: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onKey();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [key, onKey]);
}
