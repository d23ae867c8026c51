import { createContext, use, useEffect } from 'react';

const SITE = 'Larder';

/** A page's description for search engines and link previews. */
export interface PageHead {
  readonly description?: string;
  /** Open to anyone with the address but not listed anywhere. */
  readonly isUnlisted?: boolean;
  /** The page answers 404. */
  readonly isMissing?: boolean;
}

/** Where the server's renderer reads the head; absent in the browser. */
export const HeadSink = createContext<{ head: PageHead & { readonly title?: string } } | undefined>(
  undefined,
);

/**
 * Names the tab; the name before comes back when the component goes, as when a dialog over a page closes.
 * Every page has one, so it also says that the page is live: before, a rendered page is only there to be read, and
 * `early-input.ts` keeps early input.
 */
export function useDocumentTitle(title: string | undefined, head?: PageHead): void {
  const sink = use(HeadSink);
  if (sink && title !== undefined) sink.head = { ...head, title };
  useEffect(() => {
    document.documentElement.dataset.live = '';
  }, []);
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = pageTitle(title);
    return () => {
      document.title = before;
    };
  }, [title]);
}
