import { use, useEffect } from 'react';
import { PageFactsSink } from './page-facts.ts';

const SITE = 'Larder';

/** Names the tab; the name before comes back when the component goes, as when a dialog over a page closes. */
export function useDocumentTitle(title: string | undefined): void {
  const sink = use(PageFactsSink);
  if (sink && title !== undefined) sink.title = `${title} · ${SITE}`;
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = `${title} · ${SITE}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
