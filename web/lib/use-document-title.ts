import { createContext, use, useEffect } from 'react';
import { pageTitle } from '#contract/page-title.ts';

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
 * Sets the document's title, and restores the one before when the component unmounts, as when a dialog closes.
 * Every page calls it, so it also marks the page as live: until then `early-input.ts` keeps presses and typing.
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
