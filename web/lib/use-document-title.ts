import { createContext, use, useEffect } from 'react';

const SITE = 'Larder';

/** Where the server's renderer learns the title; in the browser there is none. */
export const TitleSink = createContext<{ title?: string } | undefined>(undefined);

/** Names the tab; the name before comes back when the component goes, as when a dialog over a page closes. */
export function useDocumentTitle(title: string | undefined): void {
  const sink = use(TitleSink);
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
