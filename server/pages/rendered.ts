/** What a page says of itself. */
export interface RenderedHead {
  /** Without the site's name. */
  readonly title?: string;
  readonly description?: string;
  /** For who has the address alone. */
  readonly isUnlisted?: boolean;
  /** Nothing is there. */
  readonly isMissing?: boolean;
  /** For search engines, in the words of schema.org; `image` may name our own pictures by path. */
  readonly structuredData?: { readonly image?: readonly string[] };
}

/** A public page as the web app's own renderer makes it. */
export interface RenderedPage {
  /** The inside of the app's element: HTML, UTF-8. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly head: RenderedHead;
  /** A script element with what was fetched for it; the app takes it over instead of asking again. */
  readonly data: Uint8Array<ArrayBuffer>;
  /** Some data came too late for it: the browser fetches the rest. */
  readonly isPartial: boolean;
}
