import { useEffect } from 'react';

const SITE = 'Larder';

/** Names the tab; the name before comes back when the component goes, as when a dialog over a page closes. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = `${title} · ${SITE}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
