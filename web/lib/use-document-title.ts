import { createContext, use, useEffect } from 'react';

const SITE = 'Larder';

/** Where the server's renderer learns the title; in the browser there is none. */
export const TitleSink = createContext<{ title?: string } | undefined>(undefined);

/**
 * Names the tab; the name before comes back when the component goes, as when a dialog over a page closes.
 * Every page has one, so it also says that the page is live: before, a rendered page is only there to be read, and
 * `web/index.html` keeps what is pressed and typed.
 */
export function useDocumentTitle(title: string | undefined): void {
  const sink = use(TitleSink);
  if (sink && title !== undefined) sink.title = `${title} · ${SITE}`;
  useEffect(() => {
    document.documentElement.dataset.live = '';
  }, []);
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = `${title} · ${SITE}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
